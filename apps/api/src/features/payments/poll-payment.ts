import { paymentPollDelay } from '@delebil/validation'
import { transaction } from '../../platform/db/transaction.ts'
import { type SettleParts, settlePayment } from './settle-payment.ts'

/** Settles a payment, and asks for the next look where it is not over. What no webhook told is found out here. */
export const pollPayment = async (
  parts: SettleParts,
  { paymentId, attempt }: { readonly paymentId: string; readonly attempt: number },
  now: Date,
): Promise<void> => {
  const settled = await settlePayment(parts, paymentId, now)
  if (settled !== 'pending' && settled !== 'unanswered') return
  const next = attempt + 1
  await transaction(parts.database, (tx) =>
    parts.jobs.enqueue(tx, 'payment-poll', { paymentId, attempt: next }, { afterSeconds: paymentPollDelay(next) }),
  )
}
