import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { findPayment } from './payment-store.ts'
import { toPayment } from './to-payment.ts'

/** A payment of one's own. Another's is refused like one that does not exist. */
export const getPayment: Verb<'getPayment'> = async (_context, { db, caller, input }) => {
  const payment = await findPayment(db, input.params.paymentId)
  if (payment === undefined || payment.personId !== caller.personId) throw new Refusal('resource.unknown')
  return { answer: { entity: toPayment(payment) } }
}
