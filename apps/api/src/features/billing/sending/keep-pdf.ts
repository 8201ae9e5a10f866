import { createHash } from 'node:crypto'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { drawInvoice } from '../get-invoice-pdf.ts'
import { insertDocument } from '../stores/documents.ts'
import type { Invoice } from '../stores/invoices.ts'

/** The PDF of an invoice as it was first sent; drawn and kept with its digest where it never was. */
export const keepPdf = async (tx: Queryable, invoice: Invoice): Promise<{ number: number; content: Buffer }> => {
  const key = { organizationId: invoice.organizationId, invoiceId: invoice.id, media: 'application/pdf' } as const
  const { number, pdf } = await drawInvoice(tx, invoice)
  await insertDocument(tx, key, pdf, createHash('sha256').update(pdf).digest('hex'))
  return { number, content: pdf }
}
