import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { type Invoice, listInvoiceLines } from './stores/invoices.ts'
import { findSellerOf } from './stores/sellers.ts'

/** All that stands on the paper of an invoice. One from elsewhere has its paper there. */
export const readPaper = async (db: Queryable, invoice: Invoice): Promise<InvoicePaper> => {
  if (invoice.numberedBy === 'ELSEWHERE') throw new Refusal('invoice.elsewhere')
  return { seller: await findSellerOf(db, invoice), invoice, lines: await listInvoiceLines(db, invoice) }
}
