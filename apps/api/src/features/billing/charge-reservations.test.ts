import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, onto } from '../reservations/member/test-bookings.ts'
import { billMembership } from './bill-membership.ts'
import { chargeReservations } from './charge-reservations.ts'

const { organizationId, companyMembershipId, owner } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change("update organization set bank_account = '99990100000'")
  // Nobody says how far these trips went, and nothing waits for that.
  await api.database.change("update tariff set kilometer_tiers = '[]'")
})
afterAll(() => api.drop())

type Row = { state: string; key: string; gross: number; vat: number; reverses: number | null }
const chargesOf = (id: number) =>
  api.database.rows<Row>(
    `select c.state, p.key, c.gross_ore as gross, c.vat_ore as vat, c.reverses from charge c
     join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id) where c.reservation_id = $1 order by c.id`,
    [id],
  )
const charge = (id: number) =>
  transaction(api.database, (tx) => chargeReservations(tx, organizationId, [id], { at: minutesOn(5000) }))
/** A trip from one minute to another that was ended on time. */
const drive = async (from: number, to: number) => {
  const trip = await book(api.ask, from, to)
  await api.ask('endReservation', owner, onto(trip, { carWasDamaged: false }), minutesOn(to))
  return trip
}
const open = (key: string, gross: number) => ({ state: 'open', key, gross, vat: gross / 5, reverses: null })

test('a trip that ends is charged in the same moment, by its products, with place and time of delivery', async () => {
  const trip = await drive(1, 121)
  expect(await chargesOf(trip.id)).toEqual([open('startFee', 2000), open('hours', 8000)])
  const [first] = await api.database.rows(
    `select place, source, tariff_id as tariff, delivered_to as "to", created_by as by from charge where reservation_id = $1`,
    [trip.id],
  )
  expect(first).toEqual({ place: 'Torget', source: 'PRICE', tariff: 1, to: minutesOn(121), by: owner })
})

test("a trip's charges stand at the cost centre that its membership has when it ends", async () => {
  await api.database.change("update membership set cost_center = '210' where id = $1", [companyMembershipId])
  const trip = await drive(4000, 4060)
  await api.database.change("update membership set cost_center = '220' where id = $1", [companyMembershipId])
  await charge(trip.id)
  const centers = await api.database.rows('select cost_center as at, state from charge where reservation_id = $1', [
    trip.id,
  ])
  expect(centers).toEqual([
    { at: '210', state: 'open' },
    { at: '210', state: 'open' },
  ])
  await api.database.change('update membership set cost_center = null where id = $1', [companyMembershipId])
})

test('a reservation that is booked, extended or moved owes nothing yet', async () => {
  const trip = await book(api.ask, 200, 320)
  await api.ask('extendReservation', owner, onto(trip, { extendByMinutes: 30 }), minutesOn(10))
  expect(await chargesOf(trip.id)).toEqual([])
})

test('charging a trip again changes nothing', async () => {
  const trip = await drive(400, 520)
  const before = await chargesOf(trip.id)
  await charge(trip.id)
  expect(await chargesOf(trip.id)).toEqual(before)
})

test('a trip that is priced anew drops its open charges for others', async () => {
  const trip = await drive(600, 720)
  await api.database.change(
    "update reservation_price_line set quantity = 3, total_ore = 12000 where reservation_id = $1 and stage = 'end' and product = 'hours'",
    [trip.id],
  )
  await charge(trip.id)
  expect(await chargesOf(trip.id)).toEqual([
    open('startFee', 2000),
    { ...open('hours', 8000), state: 'dropped' },
    open('hours', 12_000),
  ])
})

test('a billed charge is taken back to the øre by one of its own, and the right one stands beside it', async () => {
  const trip = await drive(800, 920)
  const key = { organizationId, membershipId: companyMembershipId }
  await transaction(api.database, (tx) => billMembership(tx, key, minutesOn(5000)))
  const billed = await api.database.rows<{ id: number; key: string }>(
    `select c.id, p.key from charge c join product p on p.id = c.product_id where reservation_id = $1 and state = 'billed' order by c.id`,
    [trip.id],
  )
  await api.database.change(
    "update reservation_price_line set quantity = 1, total_ore = 4000 where reservation_id = $1 and stage = 'end' and product = 'hours'",
    [trip.id],
  )
  await charge(trip.id)
  await charge(trip.id)
  expect(await chargesOf(trip.id)).toEqual([
    { ...open('startFee', 2000), state: 'billed' },
    { ...open('hours', 8000), state: 'billed' },
    { ...open('hours', -8000), reverses: billed[1]?.id },
    open('hours', 4000),
  ])
})

test('a trip that is voided owes nothing', async () => {
  const trip = await drive(1000, 1120)
  await api.database.change('update reservation set voided_at = now() where id = $1', [trip.id])
  await charge(trip.id)
  expect((await chargesOf(trip.id)).map(({ state }) => state)).toEqual(['dropped', 'dropped'])
})

test('a late cancellation is charged as one, and nothing for what was booked', async () => {
  const trip = await book(api.ask, 20 * 60 + 2000, 23 * 60 + 2000, { carId: 2 })
  await api.ask('cancelReservation', owner, onto(trip), minutesOn(2090))
  expect(await chargesOf(trip.id)).toEqual(
    [open('cancellation', expect.any(Number) as unknown as number)].map((row) => ({ ...row, vat: expect.any(Number) })),
  )
})

test('the VAT of a charge is that of its product on the day of delivery, which begins at midnight in Oslo', async () => {
  await api.database.change(
    `insert into product_vat (organization_id, product_id, valid_from, vat_code)
     select organization_id, id, '2026-11-24', '33' from product where organization_id = 1 and key = 'startFee'`,
  )
  const day = 24 * 60
  // NOW is a Friday at 10:00: fourteen hours before midnight, three days later.
  const midnight = 3 * day + 14 * 60
  const before = await drive(midnight - 121, midnight - 1)
  const after = await drive(midnight + 61, midnight + 121)
  const vatOf = async (id: number) => (await chargesOf(id)).find(({ key }) => key === 'startFee')?.vat
  expect(await vatOf(before.id)).toBe(400)
  expect(await vatOf(after.id)).toBe(214)
})

test('a charge never changes, whoever tries', async () => {
  for (const change of ['update charge set gross_ore = gross_ore + 1', 'delete from charge']) {
    await expect(api.database.change(change)).rejects.toThrow('A charge never changes')
  }
})
