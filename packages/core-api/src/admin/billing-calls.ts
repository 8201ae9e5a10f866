import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, list } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { billing } from './resources/billing.ts'
import { staffCall, why } from './staff-call.ts'

// Whoever looks after a member's lines may keep one back; nothing of that sends or bills anything.
const write = {
  ...staffCall('Admin: fakturagrunnlag', 'BILLING_WRITE', 'LIMITED_BILLING_WRITE'),
  ...ofOne,
  idempotent: true,
  body: v.object({ version: v.optional(id), why }),
  response: changed(recordSchema(billing)),
} as const

/** What is done with a charge before it is billed. */
export const billingCalls = {
  'billing.hold': endpoint('POST /api/admin/billing/{id}/hold', {
    ...write,
    summary: 'Keep a charge off the next invoice until it is released',
    problems: ['record.stale', 'charge.not-open', ...ofOne.problems],
  }),
  'billing.release': endpoint('POST /api/admin/billing/{id}/release', {
    ...write,
    summary: 'Let a charge that was held go on the next invoice',
    problems: ['record.stale', 'charge.not-held', ...ofOne.problems],
  }),
  'reservations.charges': endpoint('GET /api/admin/reservations/{id}/charges', {
    ...staffCall('Admin: reservasjoner', 'BILLING_READ', 'LIMITED_BILLING_READ'),
    ...ofOne,
    summary: 'What is owed for a reservation, has been billed for it or has been dropped, the newest first',
    response: list(recordSchema(billing)),
  }),
} as const
