import { type PriceLine, sumLines } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, NOW, onto } from '../reservations/member/test-bookings.ts'
import { billMembership } from './bill-membership.ts'
import { chargeReservations } from './charge-reservations.ts'
import type { MembershipKey } from './stores/billing-basis.ts'

const { organizationId, companyMembershipId, privateMembershipId, owner } = testOrg
const company: MembershipKey = { organizationId, membershipId: companyMembershipId }
const day = new Date('2026-12-01T00:00:00+01:00')

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change("update organization set bank_account = '99990100000' where id = 1")
  // Nobody says how far these trips went, and nothing waits for that.
  await api.database.change("update tariff set kilometer_tiers = '[]'")
})
afterAll(() => api.drop())

const bill = (key = company, on = day) => transaction(api.database, (tx) => billMembership(tx, key, on))
const linesOf = (id: number) =>
  api.database.rows<PriceLine & { vatOre: number }>(
    `select gross_ore as "totalOre", vat_ore as "vatOre" from invoice_line where invoice_id = $1`,
    [id],
  )
const numbers = async () =>
  (await api.database.rows<{ number: number }>('select number from invoice order by number')).map((row) => row.number)

/** A trip from one minute to another that was ended on time. */
const drive = async (from: number, to: number, membershipId: number) => {
  const trip = await book(api.ask, from, to, { membershipId, superDamageWaiver: true })
  await api.ask('endReservation', owner, onto(trip, { carWasDamaged: false }), minutesOn(to))
  return trip
}

test('ended trips and late cancellations are billed once, to the øre; free cancellations are not', async () => {
  const trip = await drive(1, 155, companyMembershipId)
  const late = await book(api.ask, 20 * 60, 23 * 60, { carId: 2 })
  await api.ask('cancelReservation', owner, onto(late), minutesOn(90))
  const free = await book(api.ask, 20 * 60, 23 * 60, { carId: 3 })
  await api.ask('cancelReservation', owner, onto(free), minutesOn(10))
  await book(api.ask, 30 * 60, 33 * 60)

  const id = (await bill()) ?? 0
  const paid = await api.database.rows<PriceLine>(
    `select total_ore as "totalOre" from reservation_price_line
     where (reservation_id = $1 and stage = 'end') or (reservation_id = $2 and stage = 'cancel')`,
    [trip.id, late.id],
  )
  const lines = await linesOf(id)
  expect(lines.length).toBe(paid.length)
  expect(sumLines(lines)).toBe(sumLines(paid))
  const [invoice] = await api.database.rows('select * from invoice where id = $1', [id])
  expect(invoice).toMatchObject({ number: 10_001, customer_name: 'Firma AS', total_ore: sumLines(paid) })
  expect(invoice?.['vat_ore']).toBe(lines.reduce((sum, { vatOre }) => sum + vatOre, 0))
  expect(await bill()).toBeUndefined()
})

test("the due date of an invoice follows the club's setting of the day it is made", async () => {
  const due = async (on: Date) => {
    const id = await bill(company, on)
    const found = 'select due_date::text as due from invoice where id = $1'
    return (await api.database.rows<{ due: string }>(found, [id]))[0]?.due
  }
  await api.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value)
     values (1, 'invoiceDueDays', '2026-12-05T00:00:00+01:00', '30'), (2, 'invoiceDueDays', '2026-01-01', '60')`,
  )
  await drive(600, 660, companyMembershipId)
  expect(await due(new Date('2026-12-04T00:00:00+01:00'))).toBe('2026-12-18')
  await drive(700, 760, companyMembershipId)
  expect(await due(new Date('2026-12-05T00:00:00+01:00'))).toBe('2027-01-04')
})

test('a trip that ends after the day of billing waits for the next invoice', async () => {
  await drive(200, 300, companyMembershipId)
  expect(await bill(company, NOW)).toBeUndefined()
  expect(await bill()).toBeGreaterThan(0)
})

test('a rolled back invoice leaves no gap in the numbers, and invoices made at once have one number each', async () => {
  const before = await numbers()
  const key = { organizationId, membershipId: privateMembershipId }
  await drive(400, 500, privateMembershipId)
  const undone = transaction(api.database, async (tx) => {
    await billMembership(tx, key, day)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await numbers()).toEqual(before)

  const ids = Array.from({ length: 12 }, (_, index) => 200 + index)
  await api.database.change(
    `insert into membership (organization_id, id, name, type, state) select 1, id, 'Husstand', 'PRIVATE', 'ACTIVE' from unnest($1::int[]) id`,
    [ids],
  )
  await api.database.change(
    `with trip as (insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until,
       blocking, ended_at, tariff_id) select 1, id, 1, 1, $2, $2::timestamptz + interval '2 hours',
       $2::timestamptz + interval '2 hours', false, $2::timestamptz + interval '2 hours', 1 from unnest($1::int[]) id returning id)
     insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit,
       unit_price_ore, total_ore, vat_code, product) select 1, id, 'end', 1, 'Leietid', 2, 'time', 4000, 8000, '3', 'hours' from trip`,
    [ids, NOW],
  )
  const trips = await api.database.rows<{ id: number }>('select id from reservation where membership_id = any($1)', [
    ids,
  ])
  await chargeReservations(
    api.database,
    1,
    trips.map(({ id }) => id),
    {},
  )
  const everyone = [privateMembershipId, ...ids, ...ids]
  const made = await Promise.all(everyone.map((membershipId) => bill({ organizationId, membershipId })))
  expect(made.filter((id) => id !== undefined)).toHaveLength(13)
  const last = before.at(-1) ?? 0
  expect(await numbers()).toEqual([...before, ...Array.from({ length: 13 }, (_, index) => last + 1 + index)])
})

test('a club without a bank account makes no invoice', async () => {
  expect(await bill({ organizationId: 2, membershipId: testOrg.otherMembershipId })).toBeUndefined()
})
