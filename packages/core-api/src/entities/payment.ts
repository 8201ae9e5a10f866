import { paymentStates } from '@delebil/validation'
import * as v from 'valibot'
import { id, instantText, ore } from '../primitives.ts'

/** What one pays with. */
export const paymentService = v.object({
  /** The path segment {sso}. */
  name: v.string(),
  /** What people call it, for the button. */
  title: v.string(),
})
export type PaymentService = v.InferOutput<typeof paymentService>

export const payment = v.object({
  id: v.pipe(v.string(), v.uuid()),
  organizationId: id,
  membershipId: id,
  membershipName: v.string(),
  depositOre: ore,
  feeOre: ore,
  /** What is paid of an invoice; null and 0 where it is deposit and fee. */
  invoiceId: v.nullable(id),
  invoiceNumber: v.nullable(v.number()),
  invoiceOre: ore,
  amountOre: ore,
  state: v.picklist(paymentStates),
  /** Where to go to pay, unchanged; null once it is over. */
  redirectUrl: v.nullable(v.string()),
  created: instantText,
  settled: v.nullable(instantText),
})
export type Payment = v.InferOutput<typeof payment>
