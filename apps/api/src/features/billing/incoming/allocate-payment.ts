import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { insertAllocations, type NewAllocation, type Posted } from '../stores/allocations.ts'
import { lockIncomingPayment, type PaymentKey } from '../stores/incoming-payments.ts'
import { listInvoiceBalances } from '../stores/invoice-balance.ts'

/** What of a payment is to pay what. */
export type Part = Pick<NewAllocation, 'target' | 'amountOre'> &
  Partial<Pick<NewAllocation, 'membershipId' | 'invoiceId' | 'offsetId'>>

/**
 * Lets a payment pay: several invoices, one in parts, credit of a membership, back to the payer. Refused is what is more than is left of
 * the payment, or than rests of an invoice. Needs a transaction, with the locks of the memberships.
 */
export const allocatePayment = async (
  tx: Queryable,
  key: PaymentKey,
  parts: readonly Part[],
  posted: Posted,
): Promise<void> => {
  const payment = await lockIncomingPayment(tx, key)
  if (payment === undefined) throw new Refusal('resource.unknown')
  const wanted = parts.reduce((sum, { amountOre }) => sum + amountOre, 0)
  if (Math.abs(wanted) > Math.abs(payment.amountOre - payment.allocatedOre))
    throw new Refusal('incoming-payment.too-much')
  const invoices = parts.flatMap(({ invoiceId }) => invoiceId ?? [])
  const rests = new Map((await listInvoiceBalances(tx, key.organizationId, invoices)).map((one) => [one.id, one]))
  const rows = parts.map((part): NewAllocation => {
    const invoice = part.invoiceId == null ? undefined : rests.get(part.invoiceId)
    if (part.invoiceId != null && invoice === undefined) throw new Refusal('resource.unknown')
    if (invoice && part.amountOre > invoice.restOre) throw new Refusal('incoming-payment.more-than-rests')
    return {
      paymentId: key.id,
      target: part.target,
      membershipId: invoice?.membershipId ?? part.membershipId ?? null,
      invoiceId: part.invoiceId ?? null,
      offsetId: part.offsetId ?? null,
      amountOre: part.amountOre,
      reverses: null,
    }
  })
  await insertAllocations(tx, key.organizationId, rows, posted)
}
