import type { InvoicePaper } from '../invoice-paper.ts'
import { drawPaper } from './draw-paper.ts'
import { drawPdf } from './draw-pdf.ts'
import { pdfTexts } from './pdf-texts.ts'

/** The invoice as a PDF: the same bytes for the same invoice. */
export const renderInvoicePdf = (paper: InvoicePaper): Promise<Buffer> => {
  const { invoice, isDraft } = paper
  const title = isDraft ? pdfTexts.draft : `${pdfTexts.kinds[invoice.kind]} ${invoice.number}`
  return drawPdf(title, invoice.invoiceDate, (sheet) => drawPaper(sheet, paper))
}
