import type { Queryable } from '../../platform/db/queryable.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { type Invoice, listInvoiceLines } from './stores/invoices.ts'
import { findSellerOf } from './stores/sellers.ts'

/** All that stands on the paper of an invoice. */
export const readPaper = async (db: Queryable, invoice: Invoice): Promise<InvoicePaper> => ({
  seller: await findSellerOf(db, invoice),
  invoice,
  lines: await listInvoiceLines(db, invoice),
})
