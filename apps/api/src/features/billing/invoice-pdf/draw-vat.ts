import { vatOfInvoiceLines } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import type { InvoicePaper } from '../invoice-paper.ts'
import { paperTexts } from '../paper-texts.ts'
import { percentText } from './draw-lines.ts'
import { ends } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'
import { makeRoom, type PutOptions, put, rule } from './put.ts'
import { type Sheet, tagged, within } from './sheet.ts'

const rowHeight = 16
const { vat } = pdfTexts
const cells: readonly PutOptions[] = [
  { width: 200 },
  ...[ends.quantity, ends.price, ends.amount].map((endsAt) => ({ endsAt, from: endsAt - 70 })),
]

type Row = readonly [label: string, ...amounts: string[]]

const drawRow = (sheet: Sheet, row: Row, isHead = false, isBold = isHead): void => {
  within(sheet, 'TR', () => {
    for (const [index, text] of row.entries()) {
      const draw = () => put(sheet, text, sheet.y, { ...cells[index], isBold })
      if (isHead) tagged(sheet, 'TH', draw, { scope: 'Column' })
      else if (index === 0) tagged(sheet, 'TH', draw, { scope: 'Row' })
      else tagged(sheet, 'TD', draw)
    }
  })
  sheet.y += rowHeight
}

const amounts = ({ netOre, vatOre, grossOre }: { netOre: number; vatOre: number; grossOre: number }) =>
  [netOre, vatOre, grossOre].map(formatNok)

/** What the lines come to per rate, and why some bear no VAT. */
export const drawVat = (sheet: Sheet, { seller, invoice, lines }: InvoicePaper): void => {
  const shares = vatOfInvoiceLines(lines)
  makeRoom(sheet, (shares.length + 5) * rowHeight + 12)
  rule(sheet, sheet.y + 8)
  sheet.y += 18
  tagged(sheet, 'H2', () => put(sheet, vat.heading, sheet.y, { isBold: true }))
  sheet.y += rowHeight
  within(sheet, 'Table', () => {
    drawRow(sheet, [vat.rate, vat.net, vat.vat, vat.gross], true)
    for (const share of shares) {
      const why = share.vatPercent === 0 && seller.isVatRegistered && paperTexts.withoutVat[share.vatCode]
      drawRow(sheet, [[percentText(share.vatPercent), why].filter(Boolean).join(' · '), ...amounts(share)])
    }
    const { totalOre, vatOre } = invoice
    const sum = { netOre: totalOre - vatOre, vatOre, grossOre: totalOre }
    if (shares.length > 1) drawRow(sheet, [vat.gross, ...amounts(sum)], false, true)
  })
  const note = seller.isVatRegistered ? pdfTexts.amountsIncludeVat : `${paperTexts.notRegistered}.`
  tagged(sheet, 'P', () => {
    sheet.y = put(sheet, note, sheet.y + 4, { size: 8 })
  })
}
