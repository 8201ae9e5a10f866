import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../platform/db/transaction.ts'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { billMembership } from './bill-membership.ts'
import { chargeReservations } from './charge-reservations.ts'
import { addTestCharge, billTestTrip } from './test-invoice.ts'

let site: AdminSite
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, allPermissions)
  await billTestTrip(site.database)
})
afterAll(() => site.stop())

const key = { organizationId: 1, membershipId: 2 }
const addCharge = () => addTestCharge(site.database)
const act = (action: 'hold' | 'release', id: number, token = staff.token, body: object = {}) =>
  site.ask(`billing.${action}`, token, { params: { id }, body: { why: 'Medlemmet spør', ...body } })
const stateOf = async (id: number) =>
  (await site.database.theRow<{ state: string }>('select state from charge where id = $1', [id])).state
const bill = () => transaction(site.database, (tx) => billMembership(tx, key, new Date('2026-12-01T00:00:00+01:00')))

test('a charge that is held is on no invoice until it is released', () =>
  site.undone(async () => {
    const id = await addCharge()
    expect((await act('hold', id)).body.entity).toMatchObject({ state: 'held' })
    expect(await bill()).toBeUndefined()
    expect((await act('release', id)).body.entity).toMatchObject({ state: 'open' })
    expect(await bill()).toBeGreaterThan(0)
    expect(await stateOf(id)).toBe('billed')
    expect((await act('hold', id)).body.code).toBe('charge.not-open')
    expect((await act('release', id)).body.code).toBe('charge.not-held')
  }))

test('a charge that is held already is refused: not-open; one seen in an earlier version: record.stale', () =>
  site.undone(async () => {
    const id = await addCharge()
    expect((await act('hold', id)).status).toBe(200)
    expect((await act('hold', id)).body.code).toBe('charge.not-open')
    expect((await act('release', id, staff.token, { version: 1 })).body.code).toBe('record.stale')
    expect(await stateOf(id)).toBe('held')
  }))

test('a held charge of a trip that is priced anew is dropped, and the new one is open', () =>
  site.undone(async () => {
    const { reservation } = await site.database.theRow<{ reservation: number }>(
      "select reservation_id as reservation from charge where state = 'billed' limit 1",
    )
    await site.database.change(
      "update reservation_price_line set total_ore = 4000, quantity = 1 where reservation_id = $1 and product = 'hours' and stage = 'end'",
      [reservation],
    )
    await transaction(site.database, (tx) => chargeReservations(tx, 1, [reservation], {}))
    const open = await site.database.rows<{ id: number; gross: number }>(
      "select id, gross_ore as gross from charge where reservation_id = $1 and state = 'open' order by id",
      [reservation],
    )
    expect(open.map(({ gross }) => gross)).toEqual([-16_000, 4000])
    await act('hold', open[1]?.id ?? 0)
    await site.database.change(
      "update reservation_price_line set total_ore = 8000, quantity = 2 where reservation_id = $1 and product = 'hours' and stage = 'end'",
      [reservation],
    )
    await transaction(site.database, (tx) => chargeReservations(tx, 1, [reservation], {}))
    expect(await stateOf(open[1]?.id ?? 0)).toBe('dropped')
  }))

test('staff with LIMITED_BILLING who see memberships hold and release a charge, and open no list of them', async () => {
  const limited = await site.hire(1, ['MEMBERSHIP_READ', 'LIMITED_BILLING_READ', 'LIMITED_BILLING_WRITE'])
  await site.undone(async () => {
    const id = await addCharge()
    expect((await act('hold', id, limited.token)).status).toBe(200)
    expect((await act('release', id, limited.token)).status).toBe(200)
  })
  for (const list of ['billing.list', 'invoices.list', 'products.list']) {
    expect((await site.ask(list, limited.token, {})).status, list).toBe(403)
  }
})

test('the charges of a reservation are seen by staff with LIMITED_BILLING who see reservations; an unknown one is refused', async () => {
  const limited = await site.hire(1, ['RESERVATION_READ', 'LIMITED_BILLING_READ'])
  const { reservation } = await site.database.theRow<{ reservation: number }>(
    "select reservation_id as reservation from charge where state = 'billed' limit 1",
  )
  const { body } = await site.ask('reservations.charges', limited.token, { params: { id: reservation } })
  expect(
    (body.data as { description: string; state: string }[]).map((one) => `${one.description} ${one.state}`).sort(),
  ).toEqual(['Kilometer billed', 'Leietid billed', 'Startpris billed'])
  expect((await site.ask('reservations.charges', limited.token, { params: { id: 4711 } })).status).toBe(404)
  const other = await site.hire(1, ['RESERVATION_READ'])
  expect((await site.ask('reservations.charges', other.token, { params: { id: reservation } })).status).toBe(403)
})
