import { invoiceKid } from '@delebil/validation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAlike } from './alike.ts'
import { type KnownInvoice, matchPayments } from './match-payments.ts'
import { nearKids } from './near-kids.ts'
import { type Candidate, rankProposals } from './rank-proposals.ts'

const kid = invoiceKid({ membershipId: 2, number: 10_440 })
const invoice: KnownInvoice = { id: 1, membershipId: 2, kid, isCredited: false, restOre: 50_000, paidBefore: [] }
const of = (payments: { kid: string | null; amountOre: number }[], more: Partial<KnownInvoice> = {}) =>
  matchPayments(payments, [{ ...invoice, ...more }]).map(({ finding, paidOre, creditOre }) => [
    finding,
    paidOre,
    creditOre,
  ])

test('a payment by KID pays what rests of its invoice, and what is over is credit', () => {
  expect(of([{ kid, amountOre: 50_000 }])).toEqual([['MATCHED', 50_000, 0]])
  expect(of([{ kid, amountOre: 51_800 }])).toEqual([['MATCHED', 50_000, 1800]])
  expect(of([{ kid, amountOre: 31_000 }])).toEqual([['MATCHED', 31_000, 0]])
})

test('payments of one invoice in one file pay it in their order, and the one too many waits', () => {
  const all = [
    { kid, amountOre: 20_000 },
    { kid, amountOre: 30_000 },
    { kid, amountOre: 30_000 },
    { kid, amountOre: 1 },
  ]
  expect(of(all)).toEqual([
    ['MATCHED', 20_000, 0],
    ['MATCHED', 30_000, 0],
    ['DUPLICATE', 0, 0],
    ['PAID_ALREADY', 0, 0],
  ])
})

test.each([
  [null, {}, 'NO_KID'],
  ['00000002000104401', {}, 'KID_WRONG'],
  [invoiceKid({ membershipId: 2, number: 99_999 }), {}, 'KID_UNKNOWN'],
  [kid, { isCredited: true }, 'CREDITED'],
  [kid, { restOre: 0 }, 'PAID_ALREADY'],
  [kid, { restOre: 0, paidBefore: [50_000] }, 'DUPLICATE'],
])('a payment with KID %s of an invoice that is %o waits for a person: %s', (asked, more, finding) => {
  expect(of([{ kid: asked, amountOre: 50_000 }], more)).toEqual([[finding, 0, 0]])
})

test('a payment that a bank took back waits, whatever KID it has', () => {
  expect(of([{ kid, amountOre: -50_000 }])).toEqual([['TAKEN_BACK', 0, 0]])
})

test('a KID with one digit wrong, missing, doubled or swapped leads back to the one that was meant', () => {
  const number = fc.integer({ min: 1, max: 99_999_999 })
  fc.assert(
    fc.property(number, number, fc.nat(16), fc.nat(9), (membershipId, of, at, digit) => {
      const meant = invoiceKid({ membershipId, number: of })
      const wrong = [
        meant.slice(0, at) + digit + meant.slice(at + 1),
        meant.slice(0, at) + meant.slice(at + 1),
        meant.slice(0, at) + digit + meant.slice(at),
        meant.slice(0, at) + meant.charAt(at + 1) + meant.charAt(at) + meant.slice(at + 2),
      ]
      for (const typed of wrong) if (typed !== meant) expect(nearKids(typed)).toContain(meant)
    }),
  )
})

test.each([
  ['M Nygaard', 'Marit Nygård', true],
  ['NYGÅRD MARIT', 'Marit Nygård', true],
  ['Bryggen Arkitekter', 'Bryggen Arkitekter AS', true],
  ['Jorunn Nguyen', 'Marit Nygård', false],
  ['M', 'Marit Nygård', false],
  ['Ola Berg', 'Ola Dahl', false],
  ['', 'Marit Nygård', false],
])('the names «%s» and «%s» may be one: %s', (one, other, is) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([is, is])
})

test('of what a payment may be for the wrong digit comes first, then amount with name, and nothing without a reason', () => {
  const candidate = (invoiceId: number, more: Partial<Candidate>): Candidate => ({
    invoiceId,
    membershipId: invoiceId,
    number: invoiceId,
    name: 'Noen Annen',
    otherNames: [],
    dueDate: '2026-11-17',
    restOre: 1,
    kid: String(invoiceId),
    isKnownAccount: false,
    ...more,
  })
  const all = [
    candidate(1, {}),
    candidate(2, { restOre: 301_220 }),
    candidate(3, { kid }),
    candidate(4, { restOre: 301_220, otherNames: ['Marit Nygård'] }),
    candidate(5, { restOre: 301_220, dueDate: '2026-10-17' }),
  ]
  const asked = { kid: 'x', leftOre: 301_220, payerName: 'M Nygaard', membershipId: null }
  expect(rankProposals(asked, new Set([kid]), all).map(({ invoiceId, reasons }) => [invoiceId, reasons])).toEqual([
    [3, ['KID_ONE_OFF']],
    [4, ['AMOUNT', 'NAME']],
    [5, ['AMOUNT']],
    [2, ['AMOUNT']],
  ])
})
