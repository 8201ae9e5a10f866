import { PAYMENT_MIN_ORE } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { ownedInvoice } from '../billing/owned-invoice.ts'
import { findInvoiceBalance } from '../billing/stores/invoice-balance.ts'
import { refuseOtherSide } from '../organizations/accounting-owner.ts'
import { beginDue } from './begin-due.ts'

/** Begins to pay what rests of an invoice, overdue or not. */
export const beginInvoicePayment: Verb<'beginInvoicePayment'> = async (context, call) => {
  const { db, caller, input, now } = call
  const { id: invoiceId, number, organizationId, membershipId } = await ownedInvoice(db, caller, input.params.id)
  return beginDue(context, call, { organizationId, membershipId, invoiceId }, async () => {
    await refuseOtherSide(db, organizationId, now)
    const balance = await findInvoiceBalance(db, { organizationId, id: invoiceId })
    const amountOre = balance?.isCredited ? 0 : (balance?.restOre ?? 0)
    if (amountOre < PAYMENT_MIN_ORE) throw new Refusal('payment.not-due')
    return { depositOre: 0, feeOre: 0, invoiceOre: amountOre, amountOre, description: `Faktura ${number}` }
  })
}
