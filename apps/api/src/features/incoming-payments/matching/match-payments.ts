import { checkKid, type PaymentFinding, spreadPayment } from '@delebil/validation'

/** An invoice that a KID names, and what rests of it. */
export type KnownInvoice = {
  id: number
  membershipId: number
  kid: string
  isCredited: boolean
  restOre: number
  /** What was paid with its KID before, payment by payment. */
  paidBefore: readonly number[]
}

type Asked = { readonly kid: string | null; readonly amountOre: number }

/** What a payment pays by its KID; nothing where a person must look. */
export type Match = {
  finding: PaymentFinding
  invoice?: KnownInvoice
  paidOre: number
  creditOre: number
}

const waiting = (finding: PaymentFinding): Match => ({ finding, paidOre: 0, creditOre: 0 })

const matchOne = ({ kid, amountOre }: Asked, invoice: KnownInvoice | undefined): Match => {
  if (amountOre < 0) return waiting('TAKEN_BACK')
  if (kid === null) return waiting('NO_KID')
  if (invoice === undefined) return waiting(checkKid(kid) ? 'KID_WRONG' : 'KID_UNKNOWN')
  if (invoice.isCredited) return waiting('CREDITED')
  if (invoice.restOre === 0) return waiting(invoice.paidBefore.includes(amountOre) ? 'DUPLICATE' : 'PAID_ALREADY')
  const { parts, overOre } = spreadPayment(amountOre, [{ invoiceId: invoice.id, restOre: invoice.restOre }])
  return { finding: 'MATCHED', invoice, paidOre: parts[0]?.amountOre ?? 0, creditOre: overOre }
}

/**
 * Holds payments against the invoices that their KIDs name, in their order: each pays what rests of its invoice, and what is over is credit
 * of the membership. A payment of what is paid or credited already pays nothing.
 */
export const matchPayments = (payments: readonly Asked[], invoices: readonly KnownInvoice[]): Match[] => {
  const byKid = new Map(invoices.map((invoice) => [invoice.kid, { ...invoice }]))
  return payments.map((payment) => {
    const invoice = payment.kid === null ? undefined : byKid.get(payment.kid)
    const match = matchOne(payment, invoice)
    if (invoice && match.finding === 'MATCHED') {
      byKid.set(invoice.kid, {
        ...invoice,
        restOre: invoice.restOre - match.paidOre,
        paidBefore: [...invoice.paidBefore, payment.amountOre],
      })
    }
    return match
  })
}
