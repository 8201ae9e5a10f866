import { vatOfInvoiceLines } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import type { StoredInvoiceLine } from '../stores/invoices.ts'
import { percentText } from './draw-lines.ts'
import { ends, put, roomFor, rule } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'

const lineHeight = 16
const { vat } = pdfTexts

const drawRow = (paper: PDFKit.PDFDocument, y: number, texts: readonly string[], isBold = false): void => {
  const places = [300, ends.price - 30, ends.vat + 10, ends.amount]
  texts.forEach((text, index) => {
    const endsAt = places[index] ?? ends.amount
    put(paper, text, y, { endsAt, from: endsAt - 80, isBold })
  })
}

/** What the lines come to per rate. */
export const drawVat = (paper: PDFKit.PDFDocument, lines: readonly StoredInvoiceLine[]): void => {
  const shares = vatOfInvoiceLines(lines)
  const top = roomFor(paper, (shares.length + 3) * lineHeight + 12) + 8
  rule(paper, top)
  put(paper, vat.heading, top + 10, { isBold: true, width: 120 })
  drawRow(paper, top + 10, [vat.rate, vat.net, vat.vat, vat.gross], true)
  shares.forEach((share, index) => {
    const amounts = [share.netOre, share.vatOre, share.grossOre].map(formatNok)
    drawRow(paper, top + 10 + (index + 1) * lineHeight, [percentText(share.vatPercent), ...amounts])
  })
  const end = top + 10 + (shares.length + 1) * lineHeight + 8
  put(paper, pdfTexts.amountsIncludeVat, end, { size: 8 })
  paper.y = end + lineHeight
}
