/** The most bytes that a file of payments may have: an OCR file of 40 000. */
export const PAYMENT_FILE_MAX_BYTES = 10_000_000

/** Where money that came in was seen. */
export const incomingPaymentSources = [
  'OCR',
  'CAMT_054',
  'PAYMENT_PORT',
  'MANUAL',
  'IMPORT',
  'TRIPLETEX',
  'OPENING',
] as const
export type IncomingPaymentSource = (typeof incomingPaymentSources)[number]

/** What a payment pays: an invoice, credit of a membership, back to its payer, or another payment that takes it back. */
export const allocationTargets = ['INVOICE', 'CREDIT', 'REPAID', 'OFFSET'] as const
export type AllocationTarget = (typeof allocationTargets)[number]

/** What was found out about a payment when it came; all but the first wait for a person. */
export const paymentFindings = [
  'MATCHED',
  'NO_KID',
  'KID_WRONG',
  'KID_UNKNOWN',
  'PAID_ALREADY',
  'DUPLICATE',
  'CREDITED',
  'TAKEN_BACK',
] as const
export type PaymentFinding = (typeof paymentFindings)[number]

/** How a payment stands; the words of the wire. */
export const incomingPaymentStates = ['WAITING', 'OVER', 'SHORT', 'MATCHED', 'SET_ASIDE'] as const
export type IncomingPaymentState = (typeof incomingPaymentStates)[number]

/** What rests of an invoice. */
export type Rest = { readonly invoiceId: number; readonly restOre: number }
/** What a payment pays of an invoice. */
export type PaidPart = { invoiceId: number; amountOre: number }

/** Pays invoices in their order, each what rests of it at most. `overOre` is what is then left of the payment. */
export function spreadPayment(amountOre: number, rests: readonly Rest[]): { parts: PaidPart[]; overOre: number } {
  let overOre = amountOre
  const parts: PaidPart[] = []
  for (const { invoiceId, restOre } of rests) {
    const paid = Math.min(overOre, restOre)
    if (paid <= 0) continue
    parts.push({ invoiceId, amountOre: paid })
    overOre -= paid
  }
  return { parts, overOre }
}

/** What waits for a person beats what is over, and that what is short. `shortOre` is what rests of the invoices that it pays. */
export function deriveIncomingPaymentState(facts: {
  amountOre: number
  allocatedOre: number
  creditOre: number
  shortOre: number
  isSetAside: boolean
}): IncomingPaymentState {
  if (facts.allocatedOre !== facts.amountOre) return facts.isSetAside ? 'SET_ASIDE' : 'WAITING'
  if (facts.creditOre > 0) return 'OVER'
  return facts.shortOre > 0 ? 'SHORT' : 'MATCHED'
}
