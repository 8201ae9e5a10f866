import { formatNok, formatPeriod, LOCALE, priceUnitText } from '@delebil/validation/text'
import type { StoredInvoiceLine } from '../stores/invoices.ts'
import { ends, put, roomFor, rule } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const lineHeight = 16
const { columns } = pdfTexts

/** A rate as it is written: '25 %'. */
export const percentText = (percent: number): string => `${figures.format(percent)}\u00a0%`

const drawColumns = (paper: PDFKit.PDFDocument): void => {
  const y = roomFor(paper, 3 * lineHeight)
  put(paper, columns.description, y, { isBold: true, width: 180 })
  put(paper, columns.quantity, y, { endsAt: ends.quantity, from: 240, isBold: true })
  put(paper, columns.price, y, { endsAt: ends.price, from: 360, isBold: true })
  put(paper, columns.vat, y, { endsAt: ends.vat, from: 425, isBold: true })
  put(paper, columns.amount, y, { endsAt: ends.amount, from: 465, isBold: true })
  rule(paper, y + 14)
  paper.y = y + 20
}

const drawTrip = (paper: PDFKit.PDFDocument, { reservation }: StoredInvoiceLine): void => {
  if (reservation === null) return
  const y = roomFor(paper, 3 * lineHeight)
  put(paper, pdfTexts.trip(reservation.reservationNumber, reservation.carNumber, formatPeriod(reservation)), y + 4, {
    isBold: true,
  })
  paper.y = y + lineHeight + 4
}

const drawLine = (paper: PDFKit.PDFDocument, line: StoredInvoiceLine): void => {
  const y = roomFor(paper, lineHeight)
  put(paper, `${line.productNumber}  ${line.description}`, y, { width: 200 })
  put(paper, `${figures.format(line.quantity)} ${priceUnitText[line.unit]}`, y, { endsAt: ends.quantity, from: 260 })
  put(paper, formatNok(line.unitPriceOre), y, { endsAt: ends.price, from: 355 })
  put(paper, percentText(line.vatPercent), y, { endsAt: ends.vat, from: 425 })
  put(paper, formatNok(line.grossOre), y, { endsAt: ends.amount, from: 465 })
  paper.y = y + lineHeight
}

/** The lines, trip by trip, over as many pages as they take. */
export const drawLines = (paper: PDFKit.PDFDocument, lines: readonly StoredInvoiceLine[]): void => {
  drawColumns(paper)
  lines.forEach((line, index) => {
    if (line.reservation?.id !== lines[index - 1]?.reservation?.id) drawTrip(paper, line)
    drawLine(paper, line)
  })
}
