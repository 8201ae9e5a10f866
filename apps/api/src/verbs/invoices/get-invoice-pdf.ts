import type { Queryable } from '../../db/queryable.ts'
import { renderInvoicePdf } from '../../invoice-pdf/render-invoice-pdf.ts'
import { findSeller, listInvoiceLines } from '../../stores/invoices.ts'
import type { Caller } from '../../verb.ts'
import { ownedInvoice } from './owned-invoice.ts'

/** The PDF of an invoice of a membership that the caller owns, and its number. */
export const getInvoicePdf = async (
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<{ number: number; pdf: Buffer }> => {
  const invoice = await ownedInvoice(db, caller, id)
  const seller = await findSeller(db, invoice.organizationId)
  const lines = await listInvoiceLines(db, invoice)
  return { number: invoice.number, pdf: await renderInvoicePdf({ seller, invoice, lines }) }
}
