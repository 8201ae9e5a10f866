import { randomUUID } from 'node:crypto'
import { type Payment, paymentPage } from '@delebil/core-api'
import { paymentPollDelay } from '@delebil/validation'
import type { PaymentOrder, PaymentProvider } from '../../adapters/payment/port.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call } from '../../platform/verb.ts'
import { lockMembership } from '../memberships/stores/memberships.ts'
import {
  awaitPendingPayment,
  findPayment,
  findPendingPayment,
  insertPayment,
  type NewPayment,
  type PaidFor,
} from './payment-store.ts'
import { toPayment } from './to-payment.ts'

/** What is to be paid, and what the service says of it. */
export type Due = Pick<NewPayment, 'depositOre' | 'feeOre' | 'invoiceOre'> & { amountOre: number; description: string }

const order = async (provider: PaymentProvider, wanted: PaymentOrder): Promise<string> => {
  const answer = await provider.create(wanted)
  if (typeof answer === 'object') return answer.redirectUrl
  throw new Refusal(answer === 'refused' ? 'payment.unavailable' : 'payment.unanswered')
}

/** Begins to pay what is due by then, under the lock of the membership. One that is under way already is answered again: nobody pays twice. */
export const beginDue = async (
  { payments, jobs }: Pick<Context, 'payments' | 'jobs'>,
  { db, caller, now, siteOrigin }: Pick<Call<'beginPayment'>, 'db' | 'caller' | 'now' | 'siteOrigin'>,
  paidFor: PaidFor,
  findDue: () => Promise<Due>,
): Promise<{ answer: { entity: Payment; errors: [] } }> => {
  if (payments === undefined) throw new Refusal('payment.unavailable')
  // In this order: whoever settles has the payment first and the membership then.
  await awaitPendingPayment(db, paidFor)
  await lockMembership(db, paidFor.organizationId, paidFor.membershipId)
  const { amountOre, description, ...due } = await findDue()
  const underWay = await findPendingPayment(db, paidFor)
  if (underWay) {
    if (underWay.personId !== caller.personId) throw new Refusal('payment.under-way')
    return { answer: { entity: toPayment(underWay), errors: [] } }
  }
  const id = randomUUID()
  const returnUrl = siteOrigin + paymentPage(payments.name, id)
  const redirectUrl = await order(payments, { reference: id, amountOre, description, returnUrl })
  await insertPayment(db, { id, ...paidFor, personId: caller.personId, ...due, redirectUrl, created: now })
  await jobs.enqueue(db, 'payment-poll', { paymentId: id, attempt: 1 }, { afterSeconds: paymentPollDelay(1) })
  const made = await findPayment(db, id)
  if (made === undefined) throw new Error('The payment was not written down.')
  return { answer: { entity: toPayment(made), errors: [] } }
}
