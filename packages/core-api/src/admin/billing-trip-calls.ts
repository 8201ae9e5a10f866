import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, ore, reason } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { billingRuns } from './resources/billing-runs.ts'
import { damages } from './resources/damages.ts'
import { staffCall, why } from './staff-call.ts'

const trip = '/api/admin/reservations/{id}'
const write = { ...staffCall('Admin: fakturering', 'BILLING_WRITE'), ...ofOne, idempotent: true } as const

const refer = v.object({ id: v.number(), name: v.string() })
const missing = v.object({
  kind: v.picklist(['NO_END', 'NO_ODOMETER', 'NO_MONTHLY_FEE']),
  /** How many; no more than 200 are counted. */
  count: v.number(),
  /** The first of them. */
  of: v.array(refer),
})
const month = v.object({
  /** 'YYYY-MM'. */
  month: v.string(),
  /** The last day on which it can be invoiced, 'YYYY-MM-DD', and how many days are left until then; below zero it is over. */
  deadline: v.string(),
  daysLeft: v.number(),
  lines: v.number(),
  grossOre: ore,
})

/** What is done about the money of a trip or a damage, and what of it is late. */
export const billingTripCalls = {
  'billing.overview': endpoint('GET /api/admin/billing/overview', {
    ...staffCall('Admin: fakturagrunnlag', 'BILLING_READ'),
    summary:
      'The months that are not all invoiced, with their deadlines by law, and what is on no line yet that should be',
    response: v.object({
      months: v.array(month),
      missing: v.array(missing),
      /** Memberships that no invoice can be sent to as their billing data are; of them, those that were not asked in the last `ASK_AGAIN_DAYS`. */
      lacking: v.object({ count: v.number(), toAsk: v.number() }),
    }),
  }),
  'reservations.create-invoice': endpoint(`POST ${trip}/invoice`, {
    ...write,
    summary: 'Draft an invoice of one reservation alone; it is checked and approved as a run before it is sent',
    body: v.object({ why }),
    response: changed(recordSchema(billingRuns)),
    problems: ['billing-run.unfinished', 'billing-run.empty', ...ofOne.problems],
  }),
  'reservations.resend-invoice': endpoint(`POST ${trip}/invoice/resend`, {
    ...write,
    summary: 'Send the invoices of a reservation once more, to whom its membership says now',
    body: v.object({ why }),
    response: v.object({ queued: v.number() }),
    problems: ['invoice.none', 'invoice.not-approved', 'invoice.no-receiver', 'invoice.sending', ...ofOne.problems],
    ofInvoiceOwner: true,
  }),
  'damages.charge': endpoint('POST /api/admin/damages/{id}/charge', {
    ...write,
    summary: 'Make the membership of the reservation owe for a damage, at most the excess that the reservation had',
    body: v.object({
      version: v.optional(id),
      grossOre: v.pipe(v.number('field.digits'), v.integer('field.digits'), v.minValue(1, 'field.out-of-range')),
      why: reason,
    }),
    response: changed(recordSchema(damages)),
    problems: [
      'record.stale',
      'damage.charged',
      'damage.no-reservation',
      'damage.above-excess',
      'charge.no-vat-rate',
      ...ofOne.problems,
    ],
  }),
} as const
