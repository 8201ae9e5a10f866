import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { allocatePayment, type Part } from '../billing/incoming/allocate-payment.ts'
import { insertIncomingPayment, type NewIncomingPayment } from '../billing/stores/incoming-payments.ts'
import { matchPayments } from './matching/match-payments.ts'
import { lockIntake, lockInvoicesOfKids } from './stores/known-invoices.ts'

type Seen = Pick<NewIncomingPayment, 'bookedOn' | 'amountOre' | 'kid' | 'payerName' | 'text' | 'reason'>

/** Takes one payment in that somebody saw; it pays what its KID names, as one of a file does. Answers its id. */
export const takeIn = async (
  tx: Queryable,
  organizationId: number,
  seen: Seen,
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<number> => {
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
  const made = { ...nothing, ...seen, source: 'MANUAL', finding: match.finding } as const
  const id = await insertIncomingPayment(tx, organizationId, made, { at, by })
  if (id === undefined) throw new Error('A payment without a key was there already.')
  const { invoice, paidOre, creditOre } = match
  const parts: Part[] = [
    ...(invoice && paidOre > 0 ? [{ target: 'INVOICE' as const, invoiceId: invoice.id, amountOre: paidOre }] : []),
    ...(invoice && creditOre > 0
      ? [{ target: 'CREDIT' as const, membershipId: invoice.membershipId, amountOre: creditOre }]
      : []),
  ]
  await allocatePayment(tx, { organizationId, id }, parts, {
    on: osloDateText(at),
    at,
    by,
    reason: seen.reason ?? undefined,
  })
  return id
}
