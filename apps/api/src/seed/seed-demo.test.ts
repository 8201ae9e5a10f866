import { matchesFilters } from '@delebil/validation'
import { addMinutes, startOfOsloDay } from '@delebil/validation/time'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCredentials } from '../features/accounts/stores/persons.ts'
import { findBrokenPromises } from '../features/billing/stores/broken-promises.ts'
import { busyOfCars } from '../features/fleet/stores/car-busy.ts'
import { listPropertyGroups } from '../features/fleet/stores/property-groups.ts'
import { listCarsAt } from '../features/fleet-map/fleet-map-store.ts'
import { listWaitingLicenses } from '../features/license-checks/stores/license-checks.ts'
import { findInvitationByToken } from '../features/memberships/stores/membership-invitations.ts'
import { listMemberships } from '../features/memberships/stores/memberships.ts'
import {
  listActiveReservations,
  listHistoricReservations,
} from '../features/reservations/stores/reservation-details.ts'
import { hashToken } from '../features/sessions/session-token.ts'
import { listPermissions } from '../features/sessions/stores/staff-permissions.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { demoPassword } from '../platform/demo-password.ts'
import { demoLogins } from './demo-logins.ts'
import { seedDemo } from './seed-demo.ts'
import { demoInvitationToken } from './seed-membership-types.ts'
import { byfjord } from './seed-orgs.ts'

const now = new Date('2026-11-20T09:10:00Z')
let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  expect(await Promise.all([seedDemo(suite.database, now), seedDemo(suite.database, now)])).toContain(false)
})
afterAll(() => suite.drop())

const count = async (what: string) =>
  (await suite.database.rows<{ n: number }>(`select count(*) as n from ${what}`))[0]?.n ?? 0

const digest = async (database = suite.database) => {
  const tables = [
    'car',
    'location',
    'membership',
    'membership_member',
    'reservation',
    'reservation_price_line',
    'invoice',
    'invoice_line',
  ]
  const sums = tables.map(
    (table) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t) as ${table}`,
  )
  return await database.rows(`select ${sums.join(', ')}`)
}

test('the same day seeded twice gives the same data', async () => {
  const again = await createTestDatabase()
  await seedDemo(again.database, now)
  expect(await digest(again.database)).toEqual(await digest())
  await again.drop()
}, 120_000)

test('the log-ins of the demo are checked persons, and whoever shares the first membership is not', async () => {
  const people = await suite.database.rows<{ id: number; name: string; isChecked: boolean }>(
    `select p.id, p.name, p.drivers_license_valid and p.email_proven_at is not null as "isChecked" from person p
     where p.id <= 6 or exists (select from membership_member m where m.person_id = p.id and m.membership_id = 1) order by p.id`,
  )
  const logins = Object.values(demoLogins).map(({ id, name }) => ({ id, name, isChecked: true }))
  expect(people).toEqual([...logins, { id: 7, name: 'Sindre Olsen', isChecked: false }])
})

test('the demo has two clubs with places and cars, a year of history and members of several memberships', async () => {
  expect(await count('car where organization_id = 1')).toBe(180)
  expect(await count('car where organization_id = 2')).toBe(24)
  expect(await count('location where organization_id = 1')).toBe(60)
  expect(await count("reservation where start_at < timestamptz '2026-11-20' - interval '350 days'")).toBeGreaterThan(50)
  expect(await count("reservation where kind = 'block'")).toBeGreaterThan(50)
  expect(await count("membership where state in ('PAUSED', 'PAYMENT_REQUIRED')")).toBeGreaterThan(10)
  expect(await count('(select from membership_member group by person_id having count(*) > 1) several')).toBeGreaterThan(
    10,
  )
  expect(await count('situation where organization_id = 2')).toBeGreaterThan(15)
  expect(await count("car where access = '{DIAL}'")).toBeGreaterThan(10)
  const twoOrganizations =
    '(select from membership_member group by person_id having count(distinct organization_id) > 1) both_clubs'
  expect(await count(twoOrganizations)).toBeGreaterThan(0)
  expect(await count("reservation where created_at > start_at and kind <> 'block' and canceled_at is null")).toBe(0)
})

test('each club has its membership types, and the member has invited the employee', async () => {
  expect(await count('membership_type where organization_id = 1')).toBe(4)
  expect(await count('membership_type where organization_id = 2 and partner_key is null')).toBe(3)
  expect(await count('membership where membership_type_id is null')).toBe(0)
  const invited = await findInvitationByToken(suite.database, hashToken(demoInvitationToken))
  expect(invited).toMatchObject({ inviteeEmail: demoLogins.employee.email, hasAccount: true, acceptedAt: null })
})

test('each log-in has the password and the permissions it is meant for', async () => {
  for (const login of Object.values(demoLogins)) {
    const credentials = await findCredentials(suite.database, login.email)
    expect(credentials?.personId).toBe(login.id)
    expect(await verify(credentials?.passwordHash ?? '', demoPassword)).toBe(true)
  }
  const memberships = async (id: number) =>
    (await listMemberships(suite.database, id)).map(({ type, isOwner, state }) => [type, isOwner, state])
  expect(await memberships(demoLogins.member.id)).toEqual([['PRIVATE', true, 'ACTIVE']])
  expect(await memberships(demoLogins.employee.id)).toEqual([['COMPANY', false, 'ACTIVE']])
  expect((await listPermissions(suite.database, demoLogins.admin.id))[0]?.permissions).toHaveLength(18)
  expect(
    (await listPermissions(suite.database, demoLogins.accountant.id)).map((one) => one.permissions.length),
  ).toEqual([6, 6])
  expect(await listPermissions(suite.database, demoLogins.nightWatch.id)).toEqual([
    { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE'] },
  ])
})

test('the member has one reservation ahead and fourteen behind, all with prices', async () => {
  const ahead = await listActiveReservations(suite.database, { personId: demoLogins.member.id }, now)
  expect(ahead).toHaveLength(1)
  expect(ahead[0]?.start.getTime()).toBeGreaterThan(startOfOsloDay(now).getTime() + 2 * 86_400_000)
  const behind = await listHistoricReservations(suite.database, { personId: demoLogins.member.id }, now, {
    page: 0,
    size: 20,
  })
  expect(behind.totalElements).toBe(14)
  expect(behind.reservations.every(({ lines }) => lines.length > 0)).toBe(true)
})

const activeCars = () =>
  suite.database.rows<{ organizationId: number; id: number; seats: number; properties: readonly string[] }>(
    'select organization_id as "organizationId", id, seats, properties from car where active',
  )

test('one member who cannot log in waits for the staff with a picture of a licence', async () => {
  const waiting = await listWaitingLicenses(suite.database, byfjord.id)
  expect(waiting).toMatchObject([{ state: 'NO_HIT', sides: ['FRONT'], lookup: { result: 'NO_HIT' } }])
  const ids = waiting.map(({ id }) => id)
  expect(await count(`person where id = ${ids[0]} and password_hash is null`)).toBe(1)
  expect(await count(`license_picture where length(content) > 2000`)).toBe(1)
})

test('this afternoon some cars are free, some partly free and some taken', async () => {
  const cars = await activeCars()
  const window = { start: new Date('2026-11-20T12:00Z'), end: new Date('2026-11-20T22:30Z') }
  const busy = await busyOfCars(
    suite.database,
    cars.map(({ organizationId, id }) => ({ organizationId, carId: id })),
    window,
  )
  const touched = new Set(busy.map(({ carId }) => carId))
  const whole = busy.filter(({ start, end }) => start <= window.start && end >= window.end)
  expect(cars.length - touched.size).toBeGreaterThan(20)
  expect(touched.size - whole.length).toBeGreaterThan(20)
  expect(whole.length).toBeGreaterThan(0)
})

test('the fleet map has cars on a trip and cars that are booked, and none of them is late for hours', async () => {
  const statesAt = async (hours: number) =>
    (await listCarsAt(suite.database, 1, addMinutes(now, hours * 60))).map(({ state }) => state)
  expect(await statesAt(0)).toEqual(expect.arrayContaining(['FREE', 'BOOKED', 'OUT']))
  expect(await statesAt(6)).not.toContain('LATE')
})

test('every property of a car is among the filters, and every filter finds a car', async () => {
  const cars = await activeCars()
  const groups = await listPropertyGroups(suite.database)
  const known = new Set(groups.flatMap(({ key, values }) => values.map((value) => `${key}:${value.key}`)))
  expect(cars.flatMap(({ properties }) => properties).filter((property) => !known.has(property))).toEqual([])
  const asFiltered = cars.map(({ seats, properties }) => ({
    seats,
    properties: properties.map((property) => ({
      groupKey: property.split(':')[0] ?? '',
      key: property.split(':')[1] ?? '',
    })),
  }))
  for (const group of groups) {
    for (const choice of group.values) {
      const values = group.values.map((value) => ({ ...value, selected: value.key === choice.key }))
      const filters = { minSeats: 1, maxSeats: 9, groups: [{ ...group, values }] }
      expect(
        asFiltered.some((car) => matchesFilters(car, filters)),
        `${group.key}:${choice.key}`,
      ).toBe(true)
    }
  }
})

test('each club has popup messages, and those about a place are about one with cars', async () => {
  expect(await count('entity_message where organization_id = 1')).toBe(2)
  expect(await count('entity_message where organization_id = 2')).toBe(1)
  const aimed =
    'entity_message_target t join car c on (c.organization_id, c.location_id) = (t.organization_id, t.location_id)'
  expect(await count(`(select distinct t.message_id from ${aimed}) aimed`)).toBe(2)
})

test('a company of the demo has eleven drivers in three cost centers, and its newest invoice a sum for each driver', async () => {
  const [invoice] = await suite.database.rows<{ id: number; groups: number; centers: number }>(
    `select i.id, count(distinct l.group_name)::int as groups, count(distinct c.cost_center)::int as centers from invoice i
     join invoice_line l on (l.organization_id, l.invoice_id) = (i.organization_id, i.id)
     join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id)
     where i.grouping = 'DRIVER' group by 1 order by 2 desc limit 1`,
  )
  expect(invoice?.groups).toBeGreaterThanOrEqual(8)
  expect(invoice?.centers).toBeGreaterThanOrEqual(3)
  const drivers = `(select from membership_member mm join membership m on (m.organization_id, m.id) = (mm.organization_id, mm.membership_id)
    where m.invoice_grouping = 'DRIVER') driver`
  expect(await count(drivers)).toBe(11)
})

test('each club of the demo has bills of every month since January and of every product, credit notes, corrections, deposits, and bills that are overdue or paid in part', async () => {
  for (const id of [1, 2]) {
    const months = await suite.database.rows<{ month: string }>(
      `select distinct to_char(invoice_date, 'YYYY-MM') as month from invoice where organization_id = ${id} and invoice_date >= '2026-02-01' order by 1`,
    )
    expect(months.map(({ month }) => month)).toEqual(
      expect.arrayContaining(Array.from({ length: 10 }, (_, index) => `2026-${String(index + 2).padStart(2, '0')}`)),
    )
    const unbilled = `product p where organization_id = ${id} and p.key is distinct from 'opening' and not exists (select from charge c
      where (c.organization_id, c.product_id) = (p.organization_id, p.id) and c.state = 'billed')`
    expect(await count(unbilled)).toBe(0)
    const some = {
      'credit notes': "invoice where kind = 'CREDIT_NOTE'",
      corrections: 'charge where corrects is not null',
      deposits:
        "charge c join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id) where p.key = 'deposit'",
      // The smaller club has nobody without e-mail.
      ...(id === 1 && { 'to be printed': "invoice_delivery where method = 'PRINT' and state = 'QUEUED'" }),
      overdue: "invoice where rest_ore > 0 and due_date < '2026-11-20'",
      'paid in part': 'invoice where rest_ore > 0 and rest_ore < total_ore',
    }
    for (const [name, what] of Object.entries(some)) {
      const at = what.startsWith('charge c ') ? 'c.' : ''
      expect([
        id,
        name,
        (await count(`${what}${what.includes('where') ? ' and' : ' where'} ${at}organization_id = ${id}`)) > 0,
      ]).toEqual([id, name, true])
    }
  }
})

test('the demo breaks no promise of billing', async () => {
  expect(await findBrokenPromises(suite.database)).toEqual([])
})

test('every trip and cancellation whose price is kept and not corrected is charged, to the øre', async () => {
  const owed = `select l.reservation_id, sum(l.total_ore) as ore from reservation_price_line l
    join reservation r on (r.organization_id, r.id) = (l.organization_id, l.reservation_id)
    where l.stage = case when r.canceled_at is null then 'end' else 'cancel' end and coalesce(r.ended_at, r.canceled_at) is not null
    group by 1`
  const charged = 'select reservation_id, sum(gross_ore) as ore from charge where reservation_id is not null group by 1'
  expect(
    await count(`(${owed}) o full join (${charged}) c using (reservation_id) where o.ore is distinct from c.ore
      and reservation_id not in (select reservation_id from charge where corrects is not null)`),
  ).toBe(0)
  expect(await count('charge')).toBeGreaterThan(1000)
})

test('the invoices of a year bill charges in both clubs each month, and few but the newest ones are unpaid', async () => {
  expect(await count('invoice where membership_id = 1')).toBeGreaterThanOrEqual(10)
  expect(await count('invoice where membership_id = 2')).toBeGreaterThanOrEqual(3)
  for (const organization of [1, 2]) {
    expect(
      await count(`(select distinct invoice_date from invoice where organization_id = ${organization}) d`),
    ).toBeGreaterThanOrEqual(11)
  }
  expect(await count('invoice where paid_at is null and due_date < current_date')).toBeGreaterThan(0)
  expect((await count('invoice where paid_at is null')) / (await count('invoice'))).toBeLessThan(0.2)
  const wrong = `invoice_line i left join charge c on (c.organization_id, c.id) = (i.organization_id, i.charge_id)
    where (c.gross_ore, c.vat_ore, c.description, c.state) is distinct from (i.gross_ore, i.vat_ore, i.description, 'billed')`
  expect(await count(wrong)).toBe(0)
  expect(await count("invoice_line where description = 'Avbestillingsgebyr'")).toBeGreaterThan(0)
})
