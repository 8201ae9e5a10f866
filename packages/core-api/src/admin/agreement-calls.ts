import { checkKid } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText } from '../entities/billing-data.ts'
import { ofOne } from '../of-one.ts'
import { id } from '../primitives.ts'
import { staffCall, why } from './staff-call.ts'

const path = '/api/admin/memberships/{id}/payment-agreements'
const tag = 'Admin: medlemskap'

const agreements = v.object({
  /** That of the membership. */
  version: v.number(),
  /** The accounting system owns the invoices, so that agreements are used; else none is made. */
  isOffered: v.boolean(),
  hasEInvoice: v.boolean(),
  /** Of the agreement of AvtaleGiro; null where there is none. */
  directDebitKid: v.nullable(v.string()),
  /** The payer wants notice in writing before each withdrawal. */
  directDebitNotice: v.boolean(),
  /** How many days before an invoice is due the bank must have it, where it gives no notice. */
  leadDays: v.number(),
  /** The bank gives notice in writing, else the club itself does. */
  isBankNotifying: v.boolean(),
})
/** What whoever pays for a membership has agreed with the bank. */
export type PaymentAgreements = v.InferOutput<typeof agreements>

export const agreementCalls = {
  'memberships.payment-agreements': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'BILLING_READ', 'MEMBERSHIP_READ'),
    ...ofOne,
    summary: 'Whether a membership has eFaktura and AvtaleGiro, and whether the club offers them',
    response: agreements,
  }),
  'memberships.change-payment-agreements': endpoint(`PUT ${path}`, {
    ...staffCall(tag, 'BILLING_WRITE'),
    ...ofOne,
    summary: 'Say what whoever pays has agreed with the bank; what is left out stays',
    idempotent: true,
    body: v.object({
      version: id,
      hasEInvoice: v.optional(v.boolean('field.required')),
      directDebitKid: optionalText(25, checkKid),
      directDebitNotice: v.optional(v.boolean('field.required')),
      why,
    }),
    response: changed(agreements),
    problems: ['record.stale', 'membership.agreements-not-offered', ...ofOne.problems],
  }),
} as const
