import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller } from '../../platform/verb.ts'
import { renderInvoicePdf } from './invoice-pdf/render-invoice-pdf.ts'
import { ownedInvoice } from './owned-invoice.ts'
import { readPaper } from './read-paper.ts'
import { findDocument } from './stores/documents.ts'
import type { Invoice } from './stores/invoices.ts'

/** The PDF of an invoice of a membership that the caller owns, and its number. */
export const getInvoicePdf = async (
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<{ number: number; pdf: Buffer }> => {
  return drawInvoice(db, await ownedInvoice(db, caller, id))
}

/** An invoice as it was sent; where it never was, as it would be. */
export const drawInvoice = async (db: Queryable, invoice: Invoice): Promise<{ number: number; pdf: Buffer }> => {
  const { organizationId, id: invoiceId, number } = invoice
  const sent = await findDocument(db, { organizationId, invoiceId, media: 'application/pdf' })
  if (sent) return { number, pdf: sent }
  return { number, pdf: await renderInvoicePdf(await readPaper(db, invoice)) }
}
