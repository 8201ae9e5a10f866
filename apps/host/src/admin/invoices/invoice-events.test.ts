import { expect, test } from 'vitest'
import { eventsOf } from './invoice-events.ts'

const invoice = { kind: 'INVOICE', number: 10_412, invoiceDate: '2026-11-03', dueDate: '2026-11-17' } as const
const delivery = {
  id: 1,
  method: 'EMAIL',
  receiver: 'jonas@delebil.test',
  state: 'SENT',
  problem: null,
  queuedAt: '2026-11-03T09:11:00+01:00',
  endedAt: '2026-11-03T09:14:00+01:00',
  person: null,
} as const
const payment = {
  paymentId: 2,
  bookedOn: '2026-11-19',
  payerName: 'Jonas Kvamme',
  amountOre: 68_258,
  paymentOre: 68_258,
  fileName: null,
  line: null,
}
const way = (...of: Parameters<typeof eventsOf>) =>
  eventsOf(...of)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ what, who, isOfDay = false }) => [String(what).replace('\u00a0', ' '), who, isOfDay])

test('an invoice is numbered, sent, due and paid in this order', () => {
  expect(way(invoice, [delivery], [payment], '2026-11-20')).toEqual([
    ['Fikk nummer 10412', undefined, true],
    ['Sendt', undefined, false],
    ['Forfalt', undefined, true],
    ['Betalt 682,58 kr', 'Jonas Kvamme', true],
  ])
})

test('an invoice that is not due yet, and a credit note, have fallen due on no day', () => {
  expect(way(invoice, [], [], '2026-11-17')).toHaveLength(1)
  expect(way({ ...invoice, kind: 'CREDIT_NOTE' }, [], [], '2026-11-20')).toHaveLength(1)
})
