import { listPendingBefore } from './payment-store.ts'
import { type SettleParts, settlePayment } from './settle-payment.ts'

const forgottenMilliseconds = 2 * 60 * 60_000

/** Settles payments that still wait long after they began: the job that asks may have been given up while no server ran. */
export const settleForgotten = async (parts: SettleParts, now: Date): Promise<void> => {
  const forgotten = await listPendingBefore(parts.database, new Date(now.getTime() - forgottenMilliseconds))
  for (const id of forgotten) await settlePayment(parts, id, now)
}
