import { invoiceKid, vatOfInvoiceLines } from '@delebil/validation'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { lockMembership } from '../memberships/stores/memberships.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import type { MembershipKey } from './stores/billing-basis.ts'
import { listOpenCharges, setChargeState } from './stores/charges.ts'
import { findPayment, insertInvoice, type NewInvoiceLine, takeInvoiceNumber } from './stores/invoices.ts'

const sumOf = (lines: readonly NewInvoiceLine[], key: 'grossOre' | 'vatOre') =>
  vatOfInvoiceLines(lines).reduce((sum, share) => sum + share[key], 0)

/**
 * Makes the invoice of all that a membership owes for until the day, dated that day. Answers its id, or undefined where there
 * is nothing to pay or no account to pay to. Needs a transaction: the number belongs to it.
 */
export const billMembership = async (tx: Queryable, key: MembershipKey, day: Date): Promise<number | undefined> => {
  const { organizationId, membershipId } = key
  // Two at once would find the same lines.
  await lockMembership(tx, organizationId, membershipId)
  const payment = await findPayment(tx, key)
  const lines = (await listOpenCharges(tx, key, day)).map(({ id, ...line }) => ({ ...line, chargeId: id }))
  if (payment === undefined || lines.length === 0) return undefined
  const policy = await readPolicy(tx, organizationId, day)
  const number = await takeInvoiceNumber(tx, organizationId)
  const invoice = {
    ...key,
    ...payment,
    number,
    invoiceDate: osloDateText(day),
    dueDate: osloDateText(addOsloDays(day, policy.invoiceDueDays)),
    kid: invoiceKid({ membershipId, number }),
    totalOre: sumOf(lines, 'grossOre'),
    vatOre: sumOf(lines, 'vatOre'),
  }
  const id = await insertInvoice(tx, invoice, lines)
  await setChargeState(
    tx,
    organizationId,
    lines.map(({ chargeId }) => chargeId),
    'billed',
  )
  return id
}
