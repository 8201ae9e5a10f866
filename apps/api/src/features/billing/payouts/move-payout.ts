import { osloDateText } from '@delebil/validation/time'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord, type Seen } from '../../admin-records/write-record.ts'
import { lockMembership } from '../../memberships/stores/memberships.ts'
import { refuseOtherSideOn } from '../../organizations/accounting-owner.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { insertAllocations, listAllocationsOf, reversalOf } from '../stores/allocations.ts'
import { requireOpenMonth } from '../stores/closed-months.ts'
import { lockPayout, markExpensePaid, movePayout, type Payout } from '../stores/payouts.ts'

const act = (
  writing: Writing,
  id: number,
  action: string,
  seen: Seen,
  work: (payout: Payout, key: { organizationId: number; id: number }) => Promise<void>,
) => {
  const { db, office } = writing.call
  const key = { organizationId: office.organizationId, id }
  const move = async () => {
    const payout = await lockPayout(db, key)
    // What was put on the list here is paid from here, or nobody would know by whom.
    await refuseOtherSideOn(db, key.organizationId, payout.postedOn)
    await work(payout, key)
  }
  return actOnRecord(writing, 'payouts', id, action, move, seen)
}

export const approvePayout = (writing: Writing, id: number, seen: Seen) =>
  act(writing, id, 'approve', seen, async ({ state, createdBy }, key) => {
    const { db, caller, now } = writing.call
    if (state !== 'WAITING') throw new Refusal('payout.moved-on')
    const { payoutApproval } = await readPolicy(db, key.organizationId, now)
    if (payoutApproval === 1 && createdBy === caller.personId) throw new Refusal('payout.same-person')
    await movePayout(db, key, 'APPROVED', { on: osloDateText(now), at: now, by: caller.personId })
  })

/** Says that it has left the bank on a day, 'YYYY-MM-DD'; left out, today. */
export const payPayout = (
  writing: Writing,
  id: number,
  { paidOn, ...seen }: Seen & { readonly paidOn?: string | undefined },
) =>
  act(writing, id, 'pay', seen, async ({ state, postedOn, expenseId }, key) => {
    const { db, caller, now } = writing.call
    if (state !== 'APPROVED') throw new Refusal('payout.moved-on')
    const today = osloDateText(now)
    const on = paidOn ?? today
    if (on < postedOn || on > today) throw refuseField('paidOn', 'field.out-of-range')
    await requireOpenMonth(db, key.organizationId, on)
    await movePayout(db, key, 'PAID', { on, at: now, by: caller.personId })
    if (expenseId !== null) await markExpensePaid(db, { ...key, id: expenseId }, now)
  })

/** Takes it off the list: what it was made of is credit again. What a credit note owes still is. */
export const cancelPayout = (writing: Writing, id: number, seen: Seen & { readonly why: string }) =>
  act(writing, id, 'cancel', seen, async (payout, key) => {
    const { db, caller, now } = writing.call
    const { organizationId } = key
    if (payout.state !== 'WAITING' && payout.state !== 'APPROVED') throw new Refusal('payout.moved-on')
    if (payout.membershipId !== null) await lockMembership(db, organizationId, payout.membershipId)
    const on = osloDateText(now)
    if (payout.paymentId !== null) {
      const repaid = (await listAllocationsOf(db, organizationId, payout.paymentId)).find(
        ({ target, membershipId, amountOre }) =>
          target === 'REPAID' && membershipId === payout.membershipId && amountOre === payout.amountOre,
      )
      if (repaid === undefined) throw new Refusal('payout.moved-on')
      // What was nobody's credit waits again.
      const credit = payout.membershipId === null ? [] : [{ ...repaid, target: 'CREDIT' as const, reverses: null }]
      const posted = { on, at: now, by: caller.personId, reason: seen.why }
      await insertAllocations(db, organizationId, [reversalOf(repaid), ...credit], posted)
    }
    await movePayout(db, key, 'CANCELED', { on, at: now, by: caller.personId })
  })
