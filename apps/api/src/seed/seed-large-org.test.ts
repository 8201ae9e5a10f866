import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { type RunningServer, startServer } from '../server.ts'
import { ask, logIn } from '../testing/test-site.ts'
import { demoLogins } from './demo-logins.ts'
import { seedDemo } from './seed-demo.ts'
import { seedLargeOrg } from './seed-large-org.ts'
import { byfjord } from './seed-orgs.ts'

const cars = 100
const reservations = 3300
const now = new Date()
const tables = ['reservation', 'reservation_driver', 'reservation_price_line', 'reservation_change']

let suite: TestDatabase
let server: RunningServer
let lastOfDemo: number
let before: unknown

const rows = (sql: string, ...values: unknown[]) => suite.database.rows(sql, values)
const count = async (what: string) => (await rows(`select count(*) as n from ${what}`))[0]?.['n']

const guards = () =>
  rows(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = any($1::regclass[])
     union select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
     where indrelid = any($1::regclass[]) order by 1, 2, 3`,
    tables,
  )

/** All that the demo wrote down of its bookings and people. */
const demo = () =>
  rows(
    `select (select md5(string_agg(t::text, ',' order by id)) from reservation t where id <= $1) as reservations,
       (select md5(string_agg(t::text, ',' order by t::text)) from reservation_price_line t where reservation_id <= $1) as lines,
       (select md5(string_agg(t::text, ',' order by t::text)) from membership_member t where person_id <= 5) as memberships,
       (select count(*) from car where organization_id = 2) as cars`,
    lastOfDemo,
  )

beforeAll(async () => {
  suite = await createTestDatabase()
  await seedDemo(suite.database, now)
  lastOfDemo = Number((await rows('select max(id) as id from reservation'))[0]?.['id'])
  before = [await guards(), await demo()]
  await seedLargeOrg(suite.database, byfjord, { cars, reservations }, now)
  server = await startServer({
    ...readConfig({}),
    DATABASE_URL: suite.url,
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await server.stop()
  await suite.drop()
})

test('the large club has what was asked for, and the demo and every constraint as before', async () => {
  expect([await guards(), await demo()]).toEqual(before)
  expect(await count('car where organization_id = 1')).toBe(byfjord.cars + cars)
  expect(await count(`reservation where id > ${lastOfDemo} and organization_id = 1`)).toBe(reservations)
  expect(await count(`(select distinct car_id from reservation where id > ${lastOfDemo}) cars`)).toBe(cars)
  expect(await count('location l where not exists (select from car c where c.location_id = l.id)')).toBe(0)
})

test('each new booking has its driver, price lines and changes, and none overlap', async () => {
  const made = `reservation r where r.id > ${lastOfDemo} and r.kind = 'member'`
  const stage = (name: string) =>
    `(select sum(l.total_ore) from reservation_price_line l where l.reservation_id = r.id and l.stage = '${name}')`
  const did = (name: string) =>
    `(select min(c.at) from reservation_change c where c.reservation_id = r.id and c.action = '${name}' and c.person_id = r.person_id)`
  expect(await count(made)).toBeGreaterThan(reservations * 0.9)
  expect(
    await count(
      `${made} and not exists (select from reservation_driver d where d.reservation_id = r.id and d.person_id = r.person_id)`,
    ),
  ).toBe(0)
  expect(
    await count(
      `${made} and not exists (select from membership_member m where (m.membership_id, m.person_id) = (r.membership_id, r.person_id))`,
    ),
  ).toBe(0)
  expect(await count(`${made} and coalesce(${stage('booking')}, 0) <= 0`)).toBe(0)
  expect(await count(`${made} and (r.ended_at is null) <> (${stage('end')} is null)`)).toBe(0)
  expect(await count(`${made} and r.ended_at is not null and ${stage('end')} <= ${stage('booking')}`)).toBe(0)
  expect(await count(`${made} and r.canceled_at is null and ${stage('cancel')} is not null`)).toBe(0)
  for (const [action, column] of [
    ['created', 'created_at'],
    ['started', 'started_at'],
    ['ended', 'ended_at'],
    ['canceled', 'canceled_at'],
  ]) {
    expect(await count(`${made} and ${did(action ?? '')} is distinct from r.${column}`), action).toBe(0)
  }
  const overlapping = `reservation a join reservation b on a.car_id = b.car_id and a.id < b.id and a.blocking and b.blocking
    and a.start_at < b.busy_until and b.start_at < a.busy_until`
  expect(await count(overlapping)).toBe(0)
  const wrong = `reservation_price_line where stage <> 'cancel' and abs(quantity * unit_price_ore - total_ore) > 0.5`
  expect(await count(wrong)).toBe(0)
})

test('the bookings reach years back and weeks ahead, in every state', async () => {
  const made = `reservation where id > ${lastOfDemo} and kind = 'member'`
  expect(await count(`${made} and start_at < now() - interval '2 years'`)).toBeGreaterThan(reservations / 10)
  expect(await count(`${made} and start_at > now() + interval '2 weeks'`)).toBeGreaterThan(10)
  expect(await count(`${made} and ended_at is not null`)).toBeGreaterThan(reservations / 2)
  expect(await count(`${made} and canceled_at is not null`)).toBeGreaterThan(reservations / 50)
  expect(await count(`${made} and started_at < now() and ended_at is null and end_at > now()`)).toBeGreaterThan(0)
  expect(await count(`${made} and needs_review`)).toBeGreaterThan(0)
  expect(await count(`${made} and created_at > start_at`)).toBe(0)
  expect(
    await count(
      `${made} and exists (select from membership m where m.id = membership_id and m.created_at > reservation.created_at)`,
    ),
  ).toBe(0)
  expect(await count(`reservation where id > ${lastOfDemo} and kind = 'block'`)).toBeGreaterThan(10)
})

test('the log-ins see the new bookings, and the member has the one ahead of the demo', async () => {
  const askAs = async (email: string, path: string) =>
    (await ask(`${server.address}/api${path}`, { headers: { authorization: await logIn(server.address, email) } })).body
  const { admin, nightWatch, member } = demoLogins
  const newest = await askAs(admin.email, '/admin/reservations?size=50&sort=-start')
  const data = newest?.['data'] as { id: number; person: string }[]
  expect(data.filter(({ id }) => id > lastOfDemo).length).toBeGreaterThan(3)
  expect((await askAs(admin.email, '/admin/fleet-map'))?.['cars']).toHaveLength(byfjord.cars + cars)
  const [trip] = await rows(
    `select p.name, r.id from reservation r join person p on p.id = r.person_id
     where r.id > $1 and r.started_at is not null and r.ended_at is null limit 1`,
    lastOfDemo,
  )
  const callers = await askAs(nightWatch.email, `/admin/night-desk?q=${encodeURIComponent(String(trip?.['name']))}`)
  expect(callers?.['data']).toContainEqual(expect.objectContaining({ reservationId: trip?.['id'], isOut: true }))
  const at = (hours: number) => addMinutes(now, hours * 60).toISOString()
  const window = `start=${at(24)}&end=${at(28)}&size=500`
  expect((await askAs(member.email, `/search?${window}&orgId=1`))?.['cars']).toHaveLength(byfjord.cars + cars)
  expect((await askAs(member.email, '/reservations/active'))?.['data']).toHaveLength(1)
})
