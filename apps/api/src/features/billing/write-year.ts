import { mayReadInvoices } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/verb.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { renderInvoiceCsv } from './invoice-csv.ts'
import { listInvoiceLines, listInvoices } from './stores/invoices.ts'

/** All lines of the invoices of a year of a membership that the caller owns, for a spreadsheet; the oldest first. */
export const writeYear = async (db: Queryable, caller: Caller, membershipId: number, year: number): Promise<string> => {
  const membership = await myMembership(db, caller, membershipId)
  if (!mayReadInvoices(membership)) throw new Refusal('permission.missing')
  const { organizationId } = membership
  const invoices = (await listInvoices(db, { organizationId, membershipId })).filter(({ invoiceDate }) =>
    invoiceDate.startsWith(`${year}-`),
  )
  const billed = []
  for (const invoice of invoices.reverse()) billed.push({ invoice, lines: await listInvoiceLines(db, invoice) })
  return renderInvoiceCsv(billed)
}
