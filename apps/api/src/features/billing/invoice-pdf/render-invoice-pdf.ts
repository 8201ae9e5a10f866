import { type InvoicePaper, shownPaper } from '../invoice-paper.ts'
import { drawHead, drawPayment } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawPdf } from './draw-pdf.ts'
import { drawVat } from './draw-vat.ts'
import { pdfTexts } from './pdf-texts.ts'

/** The invoice as a PDF: the same bytes for the same invoice. */
export const renderInvoicePdf = (paper: InvoicePaper): Promise<Buffer> => {
  const shown = shownPaper(paper)
  const { invoice, lines, isDraft } = shown
  const title = isDraft ? pdfTexts.draft : `${pdfTexts.kinds[invoice.kind]} ${invoice.number}`
  return drawPdf(title, invoice.invoiceDate, (sheet) => {
    drawHead(sheet, shown)
    drawLines(sheet, lines)
    drawVat(sheet, shown)
    drawPayment(sheet, invoice)
  })
}
