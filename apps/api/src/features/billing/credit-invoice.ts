import { reverseAmount } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMembership } from '../memberships/stores/memberships.ts'
import { issueInvoice } from './bill-membership.ts'
import { followDisputes } from './disputes/follow-disputes.ts'
import { freeInvoice } from './incoming/free-invoice.ts'
import { reverseWriteOffs } from './ledger/write-off.ts'
import { insertCharges, listChargesOfInvoice, listReversalsOf } from './stores/charges.ts'
import { type Invoice, markCredited } from './stores/invoices.ts'

type Asked = {
  readonly isBilledAnew: boolean
  readonly why: string | undefined
  readonly personId: number
  readonly at: Date
}

/**
 * Takes an invoice back by a credit note: each of its charges is reversed with its stored figures. The same is owed again, open where
 * it is to be billed anew and otherwise held, so that a trip is never free by mistake: what makes it free is a change of its price. What was paid becomes credit of the membership.
 * Answers the id of the credit note. Needs a transaction.
 */
export const creditInvoice = async (
  tx: Queryable,
  invoice: Invoice,
  { isBilledAnew, why, personId, at }: Asked,
): Promise<number> => {
  const { organizationId, membershipId, id } = invoice
  await lockMembership(tx, organizationId, membershipId)
  if (invoice.kind === 'CREDIT_NOTE') throw new Refusal('invoice.credit-note')
  if (!(await markCredited(tx, { organizationId, id }, at))) throw new Refusal('invoice.credited')
  const charges = await listChargesOfInvoice(tx, { organizationId, id })
  // What a change of its trip has taken back already stays so, and what takes it back goes along if nobody has billed it.
  const standing = charges.filter(({ takenBack }) => !takenBack)
  const made = { at, by: personId, reason: why }
  const reversals = standing.map((charge) => ({ ...reverseAmount(charge), reverses: charge.id }))
  await insertCharges(tx, organizationId, reversals, made)
  const all = charges.map((charge) => charge.id)
  const lines = (await listReversalsOf(tx, organizationId, all)).map((line) => ({ ...line, chargeId: line.id }))
  const day = osloDateText(at)
  // What was lost on it is owed by nobody any more.
  await reverseWriteOffs(tx, invoice, { why: why ?? '–', personId, at })
  await freeInvoice(tx, { organizationId, id }, { on: day, at, by: personId, reason: why })
  const dated = { invoiceDate: day, dueDate: day, runId: null, creditsId: id, grouping: invoice.grouping }
  const creditNote = await issueInvoice(tx, { organizationId, membershipId }, lines, dated)
  if (creditNote === undefined) throw new Refusal('invoice.credited')
  const again = standing.map((charge) => ({ ...charge, reverses: null }))
  await insertCharges(tx, organizationId, again, { ...made, state: isBilledAnew ? 'open' : 'held' })
  await followDisputes(
    tx,
    organizationId,
    standing.map((charge) => charge.id),
  )
  return creditNote
}
