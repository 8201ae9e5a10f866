import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { allocatePayment, type Part } from '../billing/incoming/allocate-payment.ts'
import { insertIncomingPayment, type NewIncomingPayment, type PaymentKey } from '../billing/stores/incoming-payments.ts'
import { type Match, matchPayments } from './matching/match-payments.ts'
import { lockIntake, lockInvoicesOfKids } from './stores/known-invoices.ts'

type Seen = Pick<NewIncomingPayment, 'bookedOn' | 'amountOre' | 'kid' | 'payerName' | 'text' | 'reason'> &
  Partial<Pick<NewIncomingPayment, 'source' | 'sourceKey' | 'payerAccount' | 'archiveReference'>>
type When = { readonly at: Date; readonly by: number }

/** Takes one payment in that somebody saw; it pays what its KID names, as one of a file does. Answers its id. */
export const takeIn = async (tx: Queryable, organizationId: number, seen: Seen, when: When): Promise<number> => {
  await lockIntake(tx, organizationId)
  const known = await lockInvoicesOfKids(tx, organizationId, seen.kid === null ? [] : [seen.kid])
  const [match] = matchPayments([seen], known)
  if (match === undefined) throw new Error('A payment was held against nothing.')
  const nothing = {
    fileId: null,
    line: null,
    sourceKey: null,
    paymentId: null,
    payerAccount: null,
    archiveReference: null,
  }
  const made = { ...nothing, source: 'MANUAL' as const, ...seen, finding: match.finding }
  const id = await insertIncomingPayment(tx, organizationId, made, when)
  if (id === undefined) throw new Error('The payment was there already.')
  await payByKid(tx, { organizationId, id }, match, { ...when, reason: seen.reason ?? undefined })
  return id
}

/** A payment pays what its KID names; what is over is credit. */
export const payByKid = async (
  tx: Queryable,
  key: PaymentKey,
  { invoice, paidOre, creditOre }: Match,
  { at, by, reason }: When & { readonly reason: string | undefined },
): Promise<void> => {
  const parts: Part[] = [
    ...(invoice && paidOre > 0 ? [{ target: 'INVOICE' as const, invoiceId: invoice.id, amountOre: paidOre }] : []),
    ...(invoice && creditOre > 0
      ? [{ target: 'CREDIT' as const, membershipId: invoice.membershipId, amountOre: creditOre }]
      : []),
  ]
  await allocatePayment(tx, key, parts, { on: osloDateText(at), at, by, reason })
}
