import type { Payable } from '@delebil/core-api/admin'
import { reverseAmount } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMembership } from '../../memberships/stores/memberships.ts'
import { issueInvoice } from '../bill-membership.ts'
import { insertAllocations, listCredit, reversalOf } from '../stores/allocations.ts'
import { insertCharges, listReversalsOf, lockCharge } from '../stores/charges.ts'
import { requireOpenMonth } from '../stores/closed-months.ts'
import { insertPayout, listPayables } from '../stores/payouts.ts'

type Asked = {
  readonly organizationId: number
  readonly membershipId: number
  readonly source: Payable['source']
  readonly sourceId: number
  readonly receiver: string
  readonly account: string
  readonly why: string
  readonly personId: number | null
  readonly at: Date
}

/** What a deposit or a share was billed by is taken back by a credit note of its own. Answers its id. */
const creditCharge = async (tx: Queryable, { organizationId, membershipId, sourceId, why, personId, at }: Asked) => {
  const charge = await lockCharge(tx, organizationId, sourceId)
  const made = { at, by: personId, reason: why }
  await insertCharges(tx, organizationId, [{ ...reverseAmount(charge), reverses: charge.id }], made)
  const lines = await listReversalsOf(tx, organizationId, [charge.id])
  const day = osloDateText(at)
  const dated = { invoiceDate: day, dueDate: day, runId: null, creditsId: null }
  const bill = lines.map((line) => ({ ...line, chargeId: line.id }))
  const id = await issueInvoice(tx, { organizationId, membershipId }, bill, dated)
  if (id === undefined) throw new Refusal('payout.nothing')
  return id
}

/** Credit of a payment goes back to the payer: it is nobody's credit any more. Answers the payment. */
const repayCredit = async (tx: Queryable, { organizationId, membershipId, sourceId, why, personId, at }: Asked) => {
  const credit = (await listCredit(tx, organizationId, membershipId)).find(({ id }) => id === sourceId)
  if (credit === undefined) throw new Refusal('payout.nothing')
  const repaid = { ...credit, target: 'REPAID' as const, invoiceId: null, offsetId: null, reverses: null }
  const posted = { on: osloDateText(at), at, by: personId, reason: why }
  await insertAllocations(tx, organizationId, [reversalOf(credit), repaid], posted)
  return credit.paymentId
}

/**
 * Puts what a membership has to get back on the list of payouts; from then on it is no credit of its ledger. Under the lock of the
 * membership: who presses twice lists it once. Answers the id of the payout. Needs a transaction.
 */
export const addPayout = async (tx: Queryable, asked: Asked): Promise<number> => {
  const { organizationId, membershipId, source, sourceId, receiver, account, why, personId, at } = asked
  await lockMembership(tx, organizationId, membershipId)
  const postedOn = osloDateText(at)
  await requireOpenMonth(tx, organizationId, postedOn)
  const payables = await listPayables(tx, { organizationId, membershipId })
  const payable = payables.find((one) => one.source === source && one.sourceId === sourceId)
  if (payable === undefined) throw new Refusal('payout.nothing')
  const paymentId = source === 'PAYMENT' ? await repayCredit(tx, asked) : null
  const creditNoteId = source === 'CHARGE' ? await creditCharge(tx, asked) : source === 'CREDIT_NOTE' ? sourceId : null
  const expenseId = source === 'EXPENSE' ? sourceId : null
  const { kind, amountOre } = payable
  const made = {
    kind,
    membershipId,
    personId: null,
    paymentId,
    creditNoteId,
    expenseId,
    amountOre,
    receiver,
    account,
    reason: why,
    postedOn,
  }
  return insertPayout(tx, organizationId, made, { at, by: personId })
}
