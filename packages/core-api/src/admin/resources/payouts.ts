import { choice, day, moment, money, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { payoutKinds, payoutStates } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** What the club pays out: decided, approved, paid. */
export const payouts = adminResource({
  key: 'payouts',
  page: 'billing-management/payouts',
  noun: ['utbetaling', 'utbetalinger'],
  ...rights,
  fields: {
    receiver: text('Mottaker', { filter: true, search: true }),
    kind: choice('Type', payoutKinds, { filter: true }),
    amountOre: money('Beløp', { filter: true }),
    account: text('Kontonummer', { filter: true }),
    state: choice('Status', payoutStates, { filter: true }),
    membershipId: ref('Medlemskap-ID', 'memberships', { optional: true, filter: true, aside: true }),
    membership: text('Medlemskap', { optional: true, filter: true, search: true }),
    creditNoteId: ref('Kreditnota-ID', 'invoices', { optional: true, aside: true }),
    reason: text('Hvorfor', { optional: true, aside: true }),
    postedOn: day('Ført', { sort: true, filter: true }),
    createdBy: text('Ført av', { optional: true, aside: true }),
    approvedBy: text('Godkjent av', { optional: true, aside: true }),
    approvedAt: moment('Godkjent', { optional: true, aside: true }),
    paidOn: day('Betalt', { optional: true, filter: true }),
    paidBy: text('Merket betalt av', { optional: true, aside: true }),
  },
  title: ['receiver'],
  sort: '-postedOn',
  acts: ['approve', 'pay'],
  secondStep: 'recent',
})
