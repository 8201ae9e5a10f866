import { formatNok, LOCALE, priceUnitText } from '@delebil/validation/text'
import type { InvoicePaper } from '../invoice-paper.ts'
import { deliveryText, groupsOf } from '../paper-texts.ts'
import type { StoredInvoiceLine } from '../stores/invoices.ts'
import { ends } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'
import { heightOf, makeRoom, type PutOptions, put, rule } from './put.ts'
import { artifact, type Sheet, tagged, within } from './sheet.ts'

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const gap = 4
const groupWidth = 380
const { columns } = pdfTexts
const words = [columns.description, columns.quantity, columns.price, columns.vat, columns.amount]
const cells: readonly PutOptions[] = [
  { width: 205 },
  { endsAt: ends.quantity, from: 264 },
  { endsAt: ends.price, from: 355 },
  { endsAt: ends.vat, from: 425 },
  { endsAt: ends.amount, from: 465 },
]

/** A rate as it is written: '25 %'. */
export const percentText = (percent: number): string => `${figures.format(percent)}\u00a0%`

const drawWords = (sheet: Sheet, one: (text: string, options: PutOptions) => void): void => {
  for (const [index, text] of words.entries()) one(text, { ...cells[index], isBold: true })
  rule(sheet, sheet.y + 14)
  sheet.y += 20
}

const drawColumns = (sheet: Sheet): void =>
  within(sheet, 'TR', () =>
    drawWords(sheet, (text, options) =>
      tagged(sheet, 'TH', () => put(sheet, text, sheet.y, options), { scope: 'Column' }),
    ),
  )

// Who hears the table has heard the columns already.
const goOn = (sheet: Sheet, needed: number): void => {
  if (makeRoom(sheet, needed))
    drawWords(sheet, (text, options) => artifact(sheet, 'Pagination', () => put(sheet, text, sheet.y, options)))
}

const drawDelivery = (sheet: Sheet, text: string): void => {
  goOn(sheet, heightOf(sheet, text, { isBold: true }) + 40)
  within(sheet, 'TR', () =>
    tagged(
      sheet,
      'TH',
      () => {
        sheet.y = put(sheet, text, sheet.y + gap, { isBold: true }) + gap
      },
      { scope: 'Row', columns: words.length },
    ),
  )
}

const drawLine = (sheet: Sheet, line: StoredInvoiceLine): void => {
  const texts = [
    `${line.productNumber}  ${line.description}`,
    `${figures.format(line.quantity)} ${priceUnitText[line.unit]}`,
    formatNok(line.unitPriceOre),
    percentText(line.vatPercent),
    formatNok(line.grossOre),
  ]
  goOn(sheet, heightOf(sheet, texts[0] ?? '', cells[0]))
  const top = sheet.y
  within(sheet, 'TR', () => {
    for (const [index, text] of texts.entries())
      tagged(sheet, 'TD', () => {
        sheet.y = Math.max(sheet.y, put(sheet, text, top, cells[index]) + gap)
      })
  })
}

const drawDelivered = (sheet: Sheet, lines: readonly StoredInvoiceLine[]): void => {
  let before = ''
  for (const line of lines) {
    const delivered = deliveryText(line)
    if (delivered !== before) drawDelivery(sheet, delivered)
    before = delivered
    drawLine(sheet, line)
  }
}

// Whose the lines below are, and what they come to. The first stands below the rule of the columns.
const drawGroup = (sheet: Sheet, { name, grossOre }: { name: string; grossOre: number }, isFirst: boolean): void => {
  const size = 10.5
  goOn(sheet, heightOf(sheet, name, { isBold: true, size, width: groupWidth }) + 70)
  if (!isFirst) rule(sheet, sheet.y + 10)
  const top = sheet.y + (isFirst ? 4 : 16)
  within(sheet, 'TR', () => {
    const heading = { scope: 'Row', columns: words.length - 1 } as const
    const draw = () => {
      sheet.y = put(sheet, `${name} `, top, { isBold: true, size, width: groupWidth })
    }
    tagged(sheet, 'TH', draw, heading)
    tagged(sheet, 'TD', () => put(sheet, formatNok(grossOre), top, { ...cells.at(-1), isBold: true, size }))
  })
}

/** The lines under when and where they were delivered, and those that are gathered under whose they are; over as many pages as they take. */
export const drawLines = (sheet: Sheet, paper: InvoicePaper): void =>
  within(sheet, 'Table', () => {
    drawColumns(sheet)
    const groups = groupsOf(paper)
    if (groups.length === 0) drawDelivered(sheet, paper.lines)
    for (const [index, group] of groups.entries()) {
      drawGroup(sheet, group, index === 0)
      drawDelivered(sheet, group.lines)
    }
  })
