import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, instantText, list, ore, reason } from '../primitives.ts'
import { limitedTo, tripOrMembership } from './limited-billing.ts'
import { recordSchema } from './resource.ts'
import { billing } from './resources/billing.ts'
import { invoices } from './resources/invoices.ts'
import { staffCall, why } from './staff-call.ts'

// Whoever looks after a member's lines may keep one back; nothing of that sends or bills anything. They do so where they may open the
// trip or the membership that it is of.
const write = {
  ...staffCall('Admin: fakturagrunnlag', 'BILLING_WRITE', 'LIMITED_BILLING_WRITE'),
  access: {
    anyOf: ['BILLING_WRITE', 'LIMITED_BILLING_WRITE'],
    beside: { LIMITED_BILLING_WRITE: tripOrMembership },
  },
  ...ofOne,
  idempotent: true,
  body: v.object({ version: v.optional(id), why }),
  response: changed(recordSchema(billing)),
} as const

const amount = v.pipe(
  v.number('field.digits'),
  v.integer('field.digits'),
  v.minValue(0, 'field.out-of-range'),
  v.maxValue(2 ** 31 - 1, 'field.out-of-range'),
)
const version = v.optional(id)

/** What somebody said is wrong with a charge, and what the club answered. */
export const dispute = v.object({
  id,
  text: v.string(),
  /** What it should have been, where that was said. */
  shouldBeOre: v.nullable(ore),
  isFromStaff: v.boolean(),
  raisedBy: v.nullable(v.string()),
  raisedAt: instantText,
  /** When an answer is due. */
  dueAt: instantText,
  outcome: v.nullable(v.picklist(['KEPT', 'CORRECTED'])),
  answer: v.nullable(v.string()),
  answeredBy: v.nullable(v.string()),
  answeredAt: v.nullable(instantText),
})

/** A charge that is held or said to be wrong. */
const waitingLine = v.object({
  chargeId: id,
  description: v.string(),
  grossOre: ore,
  membershipId: id,
  membership: v.string(),
  reservationId: v.nullable(id),
  reservationNumber: v.nullable(v.number()),
  isDisputed: v.boolean(),
  /** When an answer is due, where somebody said that it is wrong. */
  dueAt: v.nullable(instantText),
})

/** What is done with a charge, and what is said about it. */
export const billingCalls = {
  'billing.correct': endpoint('POST /api/admin/billing/{id}/correct', {
    ...write,
    ...staffCall('Admin: fakturagrunnlag', 'BILLING_WRITE'),
    summary: 'State what a charge should have come to; it is taken back, and the right one is made',
    body: v.object({ version, grossOre: amount, why: reason }),
    problems: ['record.stale', 'charge.taken-back', 'charge.of-expense', 'charge.same-amount', ...ofOne.problems],
  }),
  'billing.propose': endpoint('POST /api/admin/billing/{id}/propose', {
    ...write,
    summary: 'Propose what a charge should have come to; it is held until somebody who may correct it answers',
    body: v.object({ version, grossOre: amount, why: reason }),
    problems: ['record.stale', 'charge.taken-back', 'charge.of-expense', 'charge.disputed', ...ofOne.problems],
  }),
  'billing.answer': endpoint('POST /api/admin/billing/{id}/answer', {
    ...write,
    summary: 'Answer who said that a charge is wrong that it stands, and let it go on the next invoice',
    body: v.object({ version, why: reason }),
    problems: ['record.stale', 'charge.not-disputed', ...ofOne.problems],
  }),
  'billing.disputes': endpoint('GET /api/admin/billing/{id}/disputes', {
    ...staffCall('Admin: fakturagrunnlag', 'BILLING_READ'),
    ...ofOne,
    access: limitedTo(...tripOrMembership),
    summary: 'What has been said to be wrong with a charge and what was answered, the oldest first',
    response: list(dispute),
  }),
  'billing.waiting': endpoint('GET /api/admin/billing/waiting', {
    ...staffCall('Admin: fakturagrunnlag', 'BILLING_READ'),
    access: limitedTo(...tripOrMembership),
    summary:
      'The charges that wait for an answer or are held, of trips and memberships that the caller may open; the first 20, what is due first before the others',
    response: v.object({ count: v.number(), data: v.array(waitingLine) }),
  }),
  'billing.hold': endpoint('POST /api/admin/billing/{id}/hold', {
    ...write,
    summary: 'Keep a charge off the next invoice until it is released',
    problems: ['record.stale', 'charge.not-open', ...ofOne.problems],
  }),
  'billing.release': endpoint('POST /api/admin/billing/{id}/release', {
    ...write,
    summary: 'Let a charge that was held go on the next invoice',
    problems: ['record.stale', 'charge.not-held', 'charge.disputed', ...ofOne.problems],
  }),
  'reservations.charges': endpoint('GET /api/admin/reservations/{id}/charges', {
    ...staffCall('Admin: reservasjoner', 'BILLING_READ'),
    ...ofOne,
    access: limitedTo('RESERVATION_READ'),
    summary: 'What is owed for a reservation, has been billed for it or has been dropped, the newest first',
    response: list(recordSchema(billing)),
  }),
  'memberships.charges': endpoint('GET /api/admin/memberships/{id}/charges', {
    ...staffCall('Admin: medlemskap', 'BILLING_READ'),
    ...ofOne,
    access: limitedTo('MEMBERSHIP_READ'),
    summary: 'What a membership owes for, has been billed for or has been let off, the newest first; at most 200',
    response: list(recordSchema(billing)),
  }),
  'memberships.invoices': endpoint('GET /api/admin/memberships/{id}/invoices', {
    ...staffCall('Admin: medlemskap', 'BILLING_READ'),
    ...ofOne,
    access: limitedTo('MEMBERSHIP_READ'),
    summary: 'The invoices of a membership, the newest first; at most 200',
    response: list(recordSchema(invoices)),
  }),
} as const
