import type { Permission } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../testing/test-admin-site.ts'
import { addTestCharge, billTestTripAndMore } from '../test-invoice.ts'

type Waiting = { readonly count: number; readonly data: readonly { chargeId: number; isDisputed: boolean }[] }

let site: AdminSite
let billed: number
let ofTrip: number
let ofNoTrip: number
beforeAll(async () => {
  site = await startAdminSite()
  const { database } = site
  ;({ billed, ofTrip, ofNoTrip } = await billTestTripAndMore(database))
  await addTestCharge(database)
  await database.change(`
    insert into charge_dispute (organization_id, charge_id, text, is_from_staff, raised_at, due_at) values
      (1, ${billed}, 'Jeg kjørte ikke så langt', false, '2026-11-20', '2026-11-27');
    update charge set state = 'held' where id in (${ofNoTrip}, ${ofTrip})`)
})
afterAll(() => site.stop())

const waiting = async (permissions: readonly Permission[], organizationId = 1) => {
  const { token } = await site.hire(organizationId, permissions)
  const { status, body } = await site.ask('billing.waiting', token)
  return { status, ids: (body as unknown as Waiting).data?.map(({ chargeId }) => chargeId) }
}

test('lines said to be wrong come before those that are held, whoever reads billing', async () => {
  expect(await waiting(['BILLING_READ'])).toEqual({ status: 200, ids: [billed, ofNoTrip, ofTrip] })
})

test('LIMITED_BILLING with MEMBERSHIP_READ is led to all of them, with RESERVATION_READ to those of trips', async () => {
  expect(await waiting(['LIMITED_BILLING_READ', 'MEMBERSHIP_READ'])).toEqual({
    status: 200,
    ids: [billed, ofNoTrip, ofTrip],
  })
  expect(await waiting(['LIMITED_BILLING_READ', 'RESERVATION_READ'])).toEqual({ status: 200, ids: [billed, ofTrip] })
})

test('LIMITED_BILLING alone is led nowhere, and another club has none of them', async () => {
  expect((await waiting(['LIMITED_BILLING_READ'])).status).toBe(403)
  expect((await waiting(['RESERVATION_READ'])).status).toBe(403)
  expect(await waiting(['BILLING_READ'], 2)).toEqual({ status: 200, ids: [] })
})
