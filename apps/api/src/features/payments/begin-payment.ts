import { randomUUID } from 'node:crypto'
import { paymentPage } from '@delebil/core-api'
import { paymentAmount, paymentPollDelay } from '@delebil/validation'
import type { PaymentOrder, PaymentProvider } from '../../adapters/payment/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { ownMembership } from '../memberships/own-membership.ts'
import { findMembershipDetails } from '../memberships/stores/membership-details.ts'
import { lockMembership, type Membership } from '../memberships/stores/memberships.ts'
import { awaitPendingPayment, findPayment, findPendingPayment, insertPayment, isPaymentDue } from './payment-store.ts'
import { toPayment } from './to-payment.ts'

const order = async (provider: PaymentProvider, wanted: PaymentOrder): Promise<string> => {
  const answer = await provider.create(wanted)
  if (typeof answer === 'object') return answer.redirectUrl
  throw new Refusal(answer === 'refused' ? 'payment.unavailable' : 'payment.unanswered')
}

const dueOf = async (db: Queryable, membership: Membership) => {
  const { depositOre, feeOre } = await findMembershipDetails(db, membership)
  const amountOre = paymentAmount({ depositOre, feeOre })
  if (membership.state !== 'PAYMENT_REQUIRED' || amountOre === undefined) throw new Refusal('payment.not-due')
  return { depositOre, feeOre, amountOre }
}

/** Begins to pay what a membership waits for. One that is under way already is answered again: nobody pays twice. */
export const beginPayment: Verb<'beginPayment'> = async (
  { payments, jobs },
  { db, caller, input, now, siteOrigin },
) => {
  const { id: membershipId, organizationId } = await ownMembership(db, caller, input.params.id)
  if (payments === undefined) throw new Refusal('payment.unavailable')
  const key = { organizationId, membershipId }
  // In this order: whoever settles has the payment first and the membership then.
  await awaitPendingPayment(db, key)
  await lockMembership(db, organizationId, membershipId)
  const membership = await ownMembership(db, caller, membershipId)
  // Something overdue is paid by its invoice, never by another deposit.
  if (!(await isPaymentDue(db, key))) throw new Refusal('payment.not-due')
  const { amountOre, ...due } = await dueOf(db, membership)
  const underWay = await findPendingPayment(db, key)
  if (underWay) {
    if (underWay.personId !== caller.personId) throw new Refusal('payment.under-way')
    return { answer: { entity: toPayment(underWay), errors: [] } }
  }
  const id = randomUUID()
  const redirectUrl = await order(payments, {
    reference: id,
    amountOre,
    description: `Medlemskap: ${membership.name}`,
    returnUrl: siteOrigin + paymentPage(payments.name, id),
  })
  await insertPayment(db, { id, ...key, personId: caller.personId, ...due, redirectUrl, created: now })
  await jobs.enqueue(db, 'payment-poll', { paymentId: id, attempt: 1 }, { afterSeconds: paymentPollDelay(1) })
  const made = await findPayment(db, id)
  if (made === undefined) throw new Error('The payment was not written down.')
  return { answer: { entity: toPayment(made), errors: [] } }
}
