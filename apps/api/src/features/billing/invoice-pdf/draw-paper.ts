import { type InvoicePaper, shownPaper } from '../invoice-paper.ts'
import { drawHead, drawPayment } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawVat } from './draw-vat.ts'
import type { Sheet } from './sheet.ts'

/** Draws an invoice from the page that one is on. */
export const drawPaper = (sheet: Sheet, paper: InvoicePaper): void => {
  const shown = shownPaper(paper)
  drawHead(sheet, shown)
  drawLines(sheet, shown)
  drawVat(sheet, shown)
  drawPayment(sheet, shown.invoice)
}
