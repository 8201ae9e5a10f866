import type { Queryable } from '../../platform/db/queryable.ts'
import { renderInvoiceCsv } from './invoice-csv.ts'
import { renderInvoicePdf } from './invoice-pdf/render-invoice-pdf.ts'
import { readPaper } from './read-paper.ts'
import { findDocument } from './stores/documents.ts'
import type { Invoice } from './stores/invoices.ts'

/** An invoice as it was sent; where it never was, as it would be, and as a draft while it waits for its number. */
export const drawInvoice = async (db: Queryable, invoice: Invoice): Promise<{ number: number; pdf: Buffer }> => {
  const { organizationId, id: invoiceId, number } = invoice
  const sent = await findDocument(db, { organizationId, invoiceId, media: 'application/pdf' })
  if (sent) return { number, pdf: sent }
  return { number, pdf: await renderInvoicePdf({ ...(await readPaper(db, invoice)), isDraft: !invoice.isNumbered }) }
}

/** All lines of an invoice for a spreadsheet, as they were sent; where they never were, as they would be. */
export const drawCsv = async (db: Queryable, invoice: Invoice): Promise<Buffer> => {
  const { organizationId, id: invoiceId } = invoice
  const sent = await findDocument(db, { organizationId, invoiceId, media: 'text/csv' })
  return sent ?? Buffer.from(renderInvoiceCsv([await readPaper(db, invoice)]))
}
