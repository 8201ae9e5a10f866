import type { Queryable } from '../../platform/db/queryable.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { findSeller, type Invoice, listInvoiceLines } from './stores/invoices.ts'

/** All that stands on the paper of an invoice. */
export const readPaper = async (db: Queryable, invoice: Invoice): Promise<InvoicePaper> => ({
  seller: await findSeller(db, invoice.organizationId),
  invoice,
  lines: await listInvoiceLines(db, invoice),
})
