import type { Permission } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'
import { billTestTripAndMore } from './test-invoice.ts'

let site: AdminSite
let ofTrip: number
let ofNoTrip: number
let reservationId: number
let invoiceId: number
beforeAll(async () => {
  site = await startAdminSite()
  ;({ invoiceId, reservationId, ofTrip, ofNoTrip } = await billTestTripAndMore(site.database))
})
afterAll(() => site.stop())

type Asked = readonly [call: string, id: () => number, body?: object]
const why = 'Medlemmet spør'
const onCharge = (id: () => number): readonly Asked[] => [
  ['billing.disputes', id],
  ['billing.hold', id, { why }],
  ['billing.propose', id, { grossOre: 50, why }],
]
const tripLines = onCharge(() => ofTrip)
const otherLines = onCharge(() => ofNoTrip)

const limited = ['LIMITED_BILLING_READ', 'LIMITED_BILLING_WRITE'] as const
const ask = async (permissions: readonly Permission[], asked: readonly Asked[]) => {
  const { token } = await site.hire(1, permissions)
  const answers: [string, number][] = []
  for (const [call, id, body] of asked) {
    const answer = () => site.ask(call, token, { params: { id: id() }, ...(body && { body }) })
    answers.push([call, (await site.undone(answer)).status])
  }
  return answers
}
const all = (asked: readonly Asked[], status: number) => asked.map(([call]) => [call, status])

test('LIMITED_BILLING alone opens no line, whatever it is of', async () => {
  expect(await ask(limited, tripLines)).toEqual(all(tripLines, 403))
  expect(await ask(limited, otherLines)).toEqual(all(otherLines, 403))
})

test('LIMITED_BILLING with RESERVATION_READ opens the lines of trips and no others', async () => {
  expect(await ask(['RESERVATION_READ', ...limited], tripLines)).toEqual(all(tripLines, 200))
  expect(await ask(['RESERVATION_READ', ...limited], otherLines)).toEqual(all(otherLines, 403))
})

test('LIMITED_BILLING with MEMBERSHIP_READ opens all lines of the memberships that it may open', async () => {
  expect(await ask(['MEMBERSHIP_READ', ...limited], [...tripLines, ...otherLines])).toEqual(
    all([...tripLines, ...otherLines], 200),
  )
})

test('LIMITED_BILLING_READ sees the lines and invoices of what it may open, and changes nothing', async () => {
  const trip: Asked = ['reservations.charges', () => reservationId]
  const membership: readonly Asked[] = [
    ['memberships.charges', () => 2],
    ['memberships.invoices', () => 2],
  ]
  const pdf: Asked = ['invoices.pdf', () => invoiceId]
  const seen = [trip, ...membership, pdf]
  const statuses = async (...rights: Permission[]) => (await ask(rights, seen)).map(([, status]) => status)
  expect(await statuses('LIMITED_BILLING_READ')).toEqual([403, 403, 403, 403])
  expect(await statuses('LIMITED_BILLING_READ', 'RESERVATION_READ')).toEqual([200, 403, 403, 200])
  expect(await statuses('LIMITED_BILLING_READ', 'MEMBERSHIP_READ')).toEqual([403, 200, 200, 200])
  expect(await statuses('RESERVATION_READ', 'MEMBERSHIP_READ')).toEqual([403, 403, 403, 403])
  const held: Asked = ['billing.hold', () => ofTrip, { why }]
  expect(await ask(['LIMITED_BILLING_READ', 'RESERVATION_READ'], [held])).toEqual([['billing.hold', 403]])
})

test('an invoice that is about no trip is not opened with RESERVATION_READ', async () => {
  await site.undone(async () => {
    await site.database.change('alter table charge disable trigger charge_is_kept')
    await site.database.change('update charge set reservation_id = null')
    const pdf: Asked = ['invoices.pdf', () => invoiceId]
    const { token } = await site.hire(1, ['LIMITED_BILLING_READ', 'RESERVATION_READ'])
    expect((await site.ask(pdf[0], token, { params: { id: invoiceId } })).status).toBe(403)
  })
})

test('LIMITED_BILLING never issues, sends, credits or pays, whatever else it may open', async () => {
  const rights = ['RESERVATION_READ', 'RESERVATION_WRITE', 'MEMBERSHIP_READ', 'MEMBERSHIP_WRITE', ...limited] as const
  const { token } = await site.hire(1, rights)
  const calls = [
    ['billing.correct', { params: { id: ofTrip }, body: { grossOre: 1, why } }],
    ['billing.create', { body: {} }],
    ['billing-runs.create', { body: {} }],
    ['billing-runs.approve', { params: { id: 1 }, body: {} }],
    ['invoices.send', { body: { ids: [invoiceId] } }],
    ['invoices.credit', { params: { id: invoiceId }, body: { isBilledAnew: true, why } }],
    ['reservations.create-invoice', { params: { id: reservationId }, body: {} }],
    ['reservations.resend-invoice', { params: { id: reservationId }, body: {} }],
    ['invoices.list', {}],
    ['billing.list', {}],
    ['products.list', {}],
  ] as const
  const opened: string[] = []
  for (const [call, input] of calls) {
    const { status } = await site.ask(call, token, input)
    if (status !== 403) opened.push(`${call}: ${status}`)
  }
  expect(opened).toEqual([])
})
