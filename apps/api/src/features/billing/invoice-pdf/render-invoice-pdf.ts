import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { InvoicePaper } from '../invoice-paper.ts'
import { drawHead, drawPayment } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawVat } from './draw-vat.ts'
import { margin } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'

const regular = fileURLToPath(import.meta.resolve('@fontsource/lato/files/lato-latin-400-normal.woff'))
const bold = fileURLToPath(import.meta.resolve('@fontsource/lato/files/lato-latin-700-normal.woff'))

const numberPages = (paper: PDFKit.PDFDocument): void => {
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page)
    // Below the margin, where text would otherwise begin a new page.
    paper.page.margins.bottom = 0
    paper.font('regular').fontSize(8).fillColor('#555555')
    paper.text(pdfTexts.page(page - start + 1, count), margin, paper.page.height - 36, {
      width: paper.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** The invoice as a PDF on A4 with its fonts inside: the same bytes for the same invoice. */
export const renderInvoicePdf = ({ seller, invoice, lines }: InvoicePaper): Promise<Buffer> => {
  const at = new Date(`${invoice.invoiceDate}T00:00:00Z`)
  const paper = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'nb-NO',
    displayTitle: true,
    info: {
      Title: `${pdfTexts.invoice} ${invoice.number}`,
      Author: seller.name,
      CreationDate: at,
      ModDate: at,
    },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(Buffer.concat(parts)))
    paper.on('error', reject)
  })
  paper.registerFont('regular', regular)
  paper.registerFont('bold', bold)
  drawHead(paper, seller, invoice)
  drawLines(paper, lines)
  drawVat(paper, lines)
  drawPayment(paper, invoice)
  numberPages(paper)
  paper.end()
  return done
}
