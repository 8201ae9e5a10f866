import { spreadPayment } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { findPerson } from '../accounts/stores/persons.ts'
import { allocatePayment, type Part } from '../billing/incoming/allocate-payment.ts'
import { insertIncomingPayment } from '../billing/stores/incoming-payments.ts'
import { findInvoiceBalance } from '../billing/stores/invoice-balance.ts'
import { findInvoiceOf } from '../billing/stores/invoices.ts'
import { lockMembership } from '../memberships/stores/memberships.ts'
import type { Payment } from './payment-store.ts'

export type InvoicePayment = Payment & { readonly invoiceId: number }

export const isOfInvoice = (payment: Payment): payment is InvoicePayment => payment.invoiceId !== null

const restOf = async (tx: Queryable, { organizationId, invoiceId }: InvoicePayment): Promise<number> => {
  const balance = await findInvoiceBalance(tx, { organizationId, id: invoiceId })
  return balance === undefined || balance.isCredited ? 0 : balance.restOre
}

/** Whether as much as is paid still rests of the invoice. */
export const isInvoiceDue = async (tx: Queryable, payment: InvoicePayment): Promise<boolean> =>
  (await restOf(tx, payment)) >= payment.invoiceOre

/** What was captured came in: it pays its invoice, and what the bank was first with is credit of the membership. */
export const payInvoice = async (tx: Queryable, payment: InvoicePayment, at: Date): Promise<void> => {
  const { organizationId, membershipId, invoiceId, amountOre } = payment
  await lockMembership(tx, organizationId, membershipId)
  const invoice = await findInvoiceOf(tx, { organizationId, id: invoiceId })
  const payer = await findPerson(tx, payment.personId)
  const on = osloDateText(at)
  const seen = {
    source: 'PAYMENT_PORT',
    paymentId: payment.id,
    bookedOn: on,
    amountOre,
    kid: invoice?.kid ?? null,
    payerName: payer?.name ?? null,
    finding: 'MATCHED',
  } as const
  const nothing = { fileId: null, line: null, sourceKey: null, payerAccount: null, text: null, archiveReference: null }
  const id = await insertIncomingPayment(tx, organizationId, { ...nothing, ...seen, reason: null }, { at, by: null })
  if (id === undefined) return
  const { parts, overOre } = spreadPayment(amountOre, [{ invoiceId, restOre: await restOf(tx, payment) }])
  const paid = parts.map((part): Part => ({ target: 'INVOICE', ...part }))
  const over: Part[] = overOre > 0 ? [{ target: 'CREDIT', membershipId, amountOre: overOre }] : []
  await allocatePayment(tx, { organizationId, id }, [...paid, ...over], { on, at, by: null })
}
