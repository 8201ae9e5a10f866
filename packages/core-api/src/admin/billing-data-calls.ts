import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { billingDataChange, billingDataEntries, organizationNumber } from '../entities/billing-data.ts'
import { ofOne } from '../of-one.ts'
import { id } from '../primitives.ts'
import { staffCall, why } from './staff-call.ts'

const path = '/api/admin/memberships/{id}/billing-data'
const tag = 'Admin: medlemskap'

/** Nobody is asked again who receives the invoices before so many days have gone. */
export const ASK_AGAIN_DAYS = 14
/** So many memberships are asked by one call, so that it ends soon. */
export const ASKED_AT_ONCE = 200

/** Who receives the invoices of a membership, and how. `version` is that of the membership. */
export const billingData = v.object({
  version: v.number(),
  ...billingDataEntries,
  /** The address that is used where `invoiceEmail` is null. */
  payerEmail: v.nullable(v.string()),
})
export type BillingData = v.InferOutput<typeof billingData>

export const billingDataCalls = {
  'memberships.billing-data': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'BILLING_READ', 'MEMBERSHIP_READ'),
    ...ofOne,
    summary: 'Who receives the invoices of a membership, and how',
    response: billingData,
  }),
  'memberships.change-billing-data': endpoint(`PUT ${path}`, {
    ...staffCall(tag, 'BILLING_WRITE', 'MEMBERSHIP_WRITE'),
    ...ofOne,
    summary: 'Change who receives the invoices of a membership, and how; what is left out stays',
    idempotent: true,
    body: v.object({
      version: id,
      ...billingDataChange,
      organizationNumber: v.optional(organizationNumber),
      why,
    }),
    response: changed(billingData),
    problems: ['record.stale', 'membership.organization-taken', ...ofOne.problems],
  }),
  'memberships.ask-for-billing-data': endpoint('POST /api/admin/memberships/ask-for-billing-data', {
    ...staffCall(tag, 'BILLING_WRITE'),
    summary: 'Ask the owners of the memberships that no invoice can be sent to, by mail',
    description: `Whoever was asked in the last ${ASK_AGAIN_DAYS} days is not asked again. With \`membershipId\` nobody else is asked. At most ${ASKED_AT_ONCE} are asked by one call: \`left\` says how many are to be asked still.`,
    idempotent: true,
    body: v.object({ membershipId: v.optional(id), why }),
    response: v.object({ asked: v.number(), left: v.number() }),
  }),
} as const
