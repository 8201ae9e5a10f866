import type { ReminderKind } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { drawAddressed, drawFacts, drawPayment } from '../invoice-pdf/draw-head.ts'
import { drawPdf } from '../invoice-pdf/draw-pdf.ts'
import { put } from '../invoice-pdf/put.ts'
import { type Sheet, tagged } from '../invoice-pdf/sheet.ts'
import { dayText } from '../paper-texts.ts'
import type { Invoice } from '../stores/invoices.ts'
import type { Seller } from '../stores/sellers.ts'
import { reminderTexts as texts } from './reminder-texts.ts'

export type ReminderPaper = {
  readonly seller: Seller
  readonly invoice: Invoice
  readonly kind: ReminderKind
  /** Days, 'YYYY-MM-DD'. */
  readonly sentOn: string
  readonly dueDate: string
  readonly restOre: number
  readonly feeOre: number
}

const paragraph = (sheet: Sheet, text: string): void => {
  tagged(sheet, 'P', () => {
    sheet.y = put(sheet, text, sheet.y, { size: 10 }) + 10
  })
}

/** A reminder as a PDF, on the paper of the invoices: the same bytes for the same reminder. */
export const renderReminderPdf = (paper: ReminderPaper): Promise<Buffer> => {
  const { seller, invoice, kind, sentOn, dueDate, restOre, feeOre } = paper
  const title = `${texts.kinds[kind]} ${invoice.number}`
  return drawPdf(title, sentOn, (sheet) => {
    drawAddressed(sheet, seller, invoice, texts.kinds[kind])
    drawFacts(sheet, [
      [texts.sent, dayText(sentOn)],
      [texts.invoice, String(invoice.number)],
      [texts.invoiceDate, dayText(invoice.invoiceDate)],
      [texts.wasDue, dayText(invoice.dueDate)],
      [texts.newDue, dayText(dueDate)],
    ])
    for (const text of texts.text(kind, invoice.number, invoice.dueDate, dueDate)) paragraph(sheet, text)
    if (restOre !== invoice.totalOre) paragraph(sheet, texts.restOfSum(formatNok(restOre), formatNok(invoice.totalOre)))
    if (feeOre > 0) paragraph(sheet, texts.fee(formatNok(feeOre)))
    drawPayment(sheet, { ...invoice, dueDate, totalOre: restOre })
  })
}
