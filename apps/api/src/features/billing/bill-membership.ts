import { type InvoiceGrouping, invoiceKid, vatOfInvoiceLines } from '@delebil/validation'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { lockMembership } from '../memberships/stores/memberships.ts'
import { momentOf, readAccountingOwner } from '../organizations/accounting-owner.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { gatherLines, type OwedCharge } from './gather-lines.ts'
import type { MembershipKey } from './stores/billing-basis.ts'
import { findBuyer } from './stores/buyers.ts'
import { lockOpenCharges, setChargeState } from './stores/charges.ts'
import { asClosedMonth } from './stores/closed-months.ts'
import {
  insertInvoice,
  type NewInvoice,
  type NewInvoiceLine,
  takeBillNumber,
  takeInvoiceNumber,
} from './stores/insert-invoice.ts'

const sumOf = (lines: readonly NewInvoiceLine[], key: 'grossOre' | 'vatOre') =>
  vatOfInvoiceLines(lines).reduce((sum, share) => sum + share[key], 0)

/** What an invoice says beside its lines and its buyer. Dates are 'YYYY-MM-DD'. */
type Dated = Pick<NewInvoice, 'invoiceDate' | 'dueDate' | 'runId' | 'creditsId'> & {
  /** Of a credit note: by what the lines of its invoice were gathered. */
  readonly grouping?: InvoiceGrouping
}

const numberBill = async (
  tx: Queryable,
  { organizationId, membershipId }: MembershipKey,
  day: string,
): Promise<Pick<NewInvoice, 'number' | 'kid' | 'numberedBy'>> => {
  if ((await readAccountingOwner(tx, organizationId, momentOf(day))) === 'TRIPLETEX')
    return { number: await takeBillNumber(tx, organizationId), kid: null, numberedBy: 'TRIPLETEX' }
  const number = await takeInvoiceNumber(tx, organizationId)
  return { number, kid: invoiceKid({ membershipId, number }), numberedBy: 'OWN' }
}

/**
 * Writes a bill of the lines with the next number, and marks their charges as billed. Below zero it is a credit note. Hold the lock of
 * the membership. Answers its id, or undefined where there is no line, or no account to pay to. Where another system owns the day that
 * it is dated it has a number of a bill, and neither number nor KID until that system has given them.
 */
export const issueInvoice = async (
  tx: Queryable,
  key: MembershipKey,
  owed: readonly OwedCharge[],
  dated: Dated,
): Promise<number | undefined> => {
  const { organizationId } = key
  const { bankAccount, ...buyer } = await findBuyer(tx, key)
  if (bankAccount === null || owed.length === 0) return undefined
  const grouping = dated.grouping ?? buyer.grouping
  const lines = gatherLines(grouping, owed)
  const numbered = await numberBill(tx, key, dated.invoiceDate)
  const totalOre = sumOf(lines, 'grossOre')
  const made = {
    kind: totalOre < 0 || dated.creditsId !== null ? 'CREDIT_NOTE' : 'INVOICE',
    totalOre,
    vatOre: sumOf(lines, 'vatOre'),
  } as const
  const invoice = { ...key, ...buyer, ...dated, ...made, ...numbered, bankAccount, grouping }
  const id = await insertInvoice(tx, invoice, lines).catch(asClosedMonth)
  const charges = lines.map(({ chargeId }) => chargeId)
  await setChargeState(tx, organizationId, charges, 'billed')
  return id
}

/**
 * Makes the invoice of all that a membership owes for until the day begins, dated that day. Answers its id, or undefined where there
 * is nothing to pay or no account to pay to. Needs a transaction: the number belongs to it.
 */
export const billMembership = async (tx: Queryable, key: MembershipKey, day: Date): Promise<number | undefined> => {
  // Two at once would find the same lines.
  await lockMembership(tx, key.organizationId, key.membershipId)
  const lines = (await lockOpenCharges(tx, key, osloDateText(addOsloDays(day, -1)))).map(({ id, ...line }) => ({
    ...line,
    chargeId: id,
  }))
  const policy = await readPolicy(tx, key.organizationId, day)
  return issueInvoice(tx, key, lines, {
    invoiceDate: osloDateText(day),
    dueDate: osloDateText(addOsloDays(day, policy.invoiceDueDays)),
    runId: null,
    creditsId: null,
  })
}
