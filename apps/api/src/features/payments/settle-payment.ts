import { type PaymentState, type PaymentStep, type ProviderPayment, paymentStep } from '@delebil/validation'
import type { MoneyAnswer, PaymentProvider } from '../../adapters/payment/port.ts'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { findPerson } from '../accounts/stores/persons.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { isInvoiceDue, isOfInvoice, payInvoice } from './pay-invoice.ts'
import {
  activatePaidMembership,
  findPayment,
  isPaymentDue,
  lockPayment,
  type Payment,
  settlePayment as settle,
} from './payment-store.ts'

/** What is needed to settle: the provider, and where to write down what came of it. */
export type SettleParts = Pick<Context, 'database' | 'jobs' | 'log'> & { readonly payments: PaymentProvider }

/** 'unanswered': the provider did not say; ask again. */
export type Settled = PaymentState | 'unknown' | 'unanswered'

type Outcome = Exclude<PaymentState, 'pending'> | 'pending' | 'unanswered'

const receipt = async (parts: SettleParts, tx: Queryable, payment: Payment): Promise<void> => {
  const person = await findPerson(tx, payment.personId)
  if (person) await parts.jobs.enqueue(tx, 'mail', mailTexts.paymentReceipt(payment.organizationId, person, payment))
}

// The lock is held while the money moves. Done again after a crash it moves once: the provider knows reference and kind.
const capture = async (parts: SettleParts, tx: Queryable, payment: Payment, now: Date): Promise<Outcome> => {
  const { id, amountOre } = payment
  const answer = await parts.payments.capture(id, amountOre)
  if (answer === 'unanswered') return 'unanswered'
  if (answer === 'refused') return release(parts, payment)
  if (isOfInvoice(payment)) {
    await payInvoice(tx, payment, now)
    await receipt(parts, tx, payment)
    return 'paid'
  }
  if (await activatePaidMembership(tx, payment)) {
    await receipt(parts, tx, payment)
    return 'paid'
  }
  // Somebody blocked or activated it in the same moment: nobody keeps the money of such a payment.
  return giveBack(parts, payment)
}

const giveBack = async (parts: SettleParts, { id, amountOre }: Payment): Promise<Outcome> => {
  parts.log('warn', 'A payment is given back: its membership no longer waits for it.', { paymentId: id })
  return (await parts.payments.refund(id, amountOre)) === 'done' ? 'failed' : 'unanswered'
}

const release = async (parts: SettleParts, { id }: Payment): Promise<Outcome> =>
  (await parts.payments.cancel(id)) === 'unanswered' ? 'unanswered' : 'failed'

// Refused: approved, or captured, since the provider was asked. The next question finds out.
const cancelAs = async (parts: SettleParts, { id }: Payment, done: Outcome): Promise<Outcome> => {
  const outcomes: Record<MoneyAnswer, Outcome> = { done, refused: 'pending', unanswered: 'unanswered' }
  return outcomes[await parts.payments.cancel(id)]
}

type Step = (parts: SettleParts, tx: Queryable, payment: Payment, now: Date) => Promise<Outcome>
const steps: Record<PaymentStep, Step> = {
  wait: async () => 'pending',
  capture,
  release: (parts, _tx, payment) => cancelAs(parts, payment, 'failed'),
  refund: (parts, _tx, payment) => giveBack(parts, payment),
  'take-back': (parts, _tx, payment) => cancelAs(parts, payment, 'expired'),
  aborted: async () => 'aborted',
  expired: async () => 'expired',
}

const settleLocked = async (
  parts: SettleParts,
  tx: Queryable,
  id: string,
  said: ProviderPayment | 'unknown',
  now: Date,
): Promise<Settled> => {
  const payment = await lockPayment(tx, id)
  if (payment === undefined) return 'unknown'
  if (payment.state !== 'pending') return payment.state
  const isDue = isOfInvoice(payment) ? await isInvoiceDue(tx, payment) : await isPaymentDue(tx, payment)
  // The provider has never heard of it: as one that nobody approves.
  const heard = said === 'unknown' ? ({ state: 'CREATED', authorizedOre: 0, capturedOre: 0 } as const) : said
  const step = paymentStep(heard, { ...payment, isDue }, now)
  const outcome = said === 'unknown' && step === 'take-back' ? 'failed' : await steps[step](parts, tx, payment, now)
  if (outcome !== 'pending' && outcome !== 'unanswered') await settle(tx, id, outcome, now)
  return outcome
}

/**
 * Asks the provider how a payment stands and does what follows, all in one transaction. May be called any number of times,
 * by anybody at once: the lock of the payment lets one at a time decide, and what is settled stays.
 */
export const settlePayment = async (parts: SettleParts, id: string, now: Date): Promise<Settled> => {
  const known = await findPayment(parts.database, id)
  if (known === undefined) return 'unknown'
  if (known.state !== 'pending') return known.state
  const said = await parts.payments.read(id)
  if (said === 'unanswered') return 'unanswered'
  return transaction(parts.database, (tx) => settleLocked(parts, tx, id, said, now))
}
