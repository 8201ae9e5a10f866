import { createHash } from 'node:crypto'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { renderEhf } from '../ehf/render-ehf.ts'
import { drawCsv, drawInvoice } from '../get-invoice-pdf.ts'
import { readPaper } from '../read-paper.ts'
import { type DocumentKey, findDocument, insertDocument } from '../stores/documents.ts'
import type { Invoice } from '../stores/invoices.ts'

const keep = (tx: Queryable, key: DocumentKey, bytes: Buffer): Promise<void> =>
  insertDocument(tx, key, bytes, createHash('sha256').update(bytes).digest('hex'))

const keyOf = <Media extends DocumentKey['media']>({ organizationId, id }: Invoice, media: Media) =>
  ({ organizationId, invoiceId: id, media }) as const

/** The PDF of an invoice as it was first sent; drawn and kept with its digest where it never was. */
export const keepPdf = async (tx: Queryable, invoice: Invoice): Promise<Buffer> => {
  const { pdf } = await drawInvoice(tx, invoice)
  await keep(tx, keyOf(invoice, 'application/pdf'), pdf)
  return pdf
}

/** All lines of an invoice for a spreadsheet, as they were first sent; kept where they never were. */
export const keepCsv = async (tx: Queryable, invoice: Invoice): Promise<Buffer> => {
  const csv = await drawCsv(tx, invoice)
  await keep(tx, keyOf(invoice, 'text/csv'), csv)
  return csv
}

/** The same as EHF. */
export const keepEhf = async (tx: Queryable, invoice: Invoice): Promise<string> => {
  const key = keyOf(invoice, 'application/xml')
  const sent = await findDocument(tx, key)
  if (sent) return sent.toString('utf8')
  const xml = renderEhf(await readPaper(tx, invoice))
  await keep(tx, key, Buffer.from(xml))
  return xml
}
