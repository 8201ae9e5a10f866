import { formatNok } from '@delebil/validation/text'
import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { actOnRecord } from '../../admin-records/write-record.ts'
import * as people from '../people-store.ts'

// The provider knows payment and kind: sent again after a crash, the money moves once.
const giveBack = async ({ payments }: Context, paymentId: string, ore: number): Promise<void> => {
  const answer = await payments?.refund(paymentId, ore)
  if (answer === 'unanswered') throw new Refusal('payment.unanswered')
  if (answer === 'refused') throw new Refusal('payment.refund-refused')
}

/** Gives deposits back to whoever paid them. Under the lock of the payments: two who press at once give back once. */
export const refundDeposit: AdminVerb<'memberships.refund-deposit'> = async (context, call) => {
  const { db, office, now, input } = call
  const { id } = input.params
  const { byHand, ...seen } = input.body
  const paidBackBy = byHand ? null : (context.payments?.title ?? null)
  let refundedOre = 0
  const work = async () => {
    if (await people.hasUnpaidInvoice(db, office.organizationId, id)) throw new Refusal('membership.invoice-unpaid')
    const deposits = await people.lockDeposits(db, office.organizationId, id)
    if (deposits.length === 0) throw new Refusal('membership.no-deposit')
    for (const { paymentId, ore } of deposits) {
      if (paidBackBy !== null) await giveBack(context, paymentId, ore)
      await people.markDepositRefunded(db, paymentId, now)
      refundedOre += ore
    }
    return {
      deposit: { from: formatNok(refundedOre), to: null },
      ...(paidBackBy && { paidBackBy: { from: null, to: paidBackBy } }),
    }
  }
  await actOnRecord({ context, call }, 'memberships', id, 'refund-deposit', work, seen)
  return { answer: { entity: { refundedOre, paidBackBy }, errors: [] } }
}
