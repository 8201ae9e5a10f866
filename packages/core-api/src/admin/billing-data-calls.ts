import { checkEmails, checkOrganizationNumber, invoiceMethods } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { membershipKinds } from '../entities/membership-type.ts'
import { ofOne } from '../of-one.ts'
import { id, text } from '../primitives.ts'
import { rule } from './rule.ts'
import { staffCall, why } from './staff-call.ts'

const path = '/api/admin/memberships/{id}/billing-data'
const tag = 'Admin: medlemskap'

/** Who receives the invoices of a membership, and how. */
export const billingData = v.object({
  /** That of the membership. */
  version: v.number(),
  type: v.picklist(membershipKinds),
  /** Whose name is on the invoice. */
  customer: v.string(),
  /** The one natural person who pays; null where that is the owner. */
  payerId: v.nullable(v.number()),
  addressLine: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  city: v.nullable(v.string()),
  organizationNumber: v.nullable(v.string()),
  buyerReference: v.nullable(v.string()),
  invoiceMethod: v.picklist(invoiceMethods),
  /** One or more addresses; null where that of the payer is used. */
  invoiceEmail: v.nullable(v.string()),
  /** The address that is used where `invoiceEmail` is null. */
  payerEmail: v.nullable(v.string()),
})
export type BillingData = v.InferOutput<typeof billingData>

const emptyIsNull = v.transform((value: string) => (value === '' ? null : value))
const optionalText = (max: number, ...check: [v.GenericSchema<string, string>] | []) =>
  v.optional(v.nullable(v.pipe(text(max), emptyIsNull, v.nullable(check[0] ?? v.string()))))

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
      payerId: v.optional(v.nullable(id)),
      addressLine: optionalText(120),
      postalCode: optionalText(4, v.pipe(v.string(), v.regex(/^[0-9]{4}$/, 'field.postal-code'))),
      city: optionalText(60),
      organizationNumber: optionalText(20, rule(checkOrganizationNumber)),
      buyerReference: optionalText(60),
      invoiceMethod: v.optional(v.picklist(invoiceMethods, 'field.unknown')),
      invoiceEmail: optionalText(400, rule(checkEmails)),
      why,
    }),
    response: changed(billingData),
    problems: ['record.stale', 'membership.organization-taken', ...ofOne.problems],
  }),
} as const
