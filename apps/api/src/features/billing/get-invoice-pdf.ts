import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller } from '../../platform/verb.ts'
import { renderInvoicePdf } from './invoice-pdf/render-invoice-pdf.ts'
import { ownedInvoice } from './owned-invoice.ts'
import { findSeller, type Invoice, listInvoiceLines } from './stores/invoices.ts'

/** The PDF of an invoice of a membership that the caller owns, and its number. */
export const getInvoicePdf = async (
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<{ number: number; pdf: Buffer }> => {
  return drawInvoice(db, await ownedInvoice(db, caller, id))
}

/** An invoice as it was sent. */
export const drawInvoice = async (db: Queryable, invoice: Invoice): Promise<{ number: number; pdf: Buffer }> => {
  const seller = await findSeller(db, invoice.organizationId)
  const lines = await listInvoiceLines(db, invoice)
  return { number: invoice.number, pdf: await renderInvoicePdf({ seller, invoice, lines }) }
}
