import { Refusal } from '../../platform/refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { beginInvoicePayment } from './begin-invoice-payment.ts'
import { beginPayment } from './begin-payment.ts'
import { findPayment } from './payment-store.ts'
import { toPayment } from './to-payment.ts'

/** Paying the club. */
export const paymentVerbs = {
  beginPayment,
  beginInvoicePayment,
  /** What one can pay with; without it the pages say how to pay otherwise. */
  getPaymentService: async ({ payments }) => ({
    answer: { entity: payments ? { name: payments.name, title: payments.title } : null },
  }),
  /** A payment of one's own. Another's is refused like one that does not exist. */
  getPayment: async (_context, { db, caller, input }) => {
    const payment = await findPayment(db, input.params.paymentId)
    if (payment === undefined || payment.personId !== caller.personId) throw new Refusal('resource.unknown')
    return { answer: { entity: toPayment(payment) } }
  },
} satisfies Partial<Verbs>
