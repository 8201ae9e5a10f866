import { formatBankAccount, formatPhone } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import type { InvoicePaper } from '../invoice-paper.ts'
import { dayText, paperTexts } from '../paper-texts.ts'
import type { Invoice } from '../stores/invoices.ts'
import type { Seller } from '../stores/sellers.ts'
import { addressField, headColumn, margin, right } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'
import { heightOf, makeRoom, put } from './put.ts'
import { artifact, type Sheet, tagged } from './sheet.ts'

type Pair = readonly [label: string, value: string | null | false]

const labelWidth = 88
const boxPadding = 14
const pairHeight = 16

const inThrees = (number: string): string => number.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1\u00a0')

const postalLine = ({ postalCode, city }: Pick<Seller, 'postalCode' | 'city'>): string =>
  [postalCode, city].filter(Boolean).join(' ')

/** Each pair is one paragraph, label and value. Answers how far down they come. */
const drawPairs = (sheet: Sheet, pairs: readonly Pair[], from: number, top: number, room: number): number => {
  let y = top
  for (const [label, value] of pairs) {
    if (!value) continue
    tagged(sheet, 'P', () => {
      put(sheet, `${label} `, y, { from, width: labelWidth })
      const end = put(sheet, value, y, { from: from + labelWidth, width: room - labelWidth, isBold: true })
      y = Math.max(y + pairHeight, end + 4)
    })
  }
  return y
}

// High enough that nothing of it shows in the window of an envelope.
const drawSeller = (sheet: Sheet, seller: Seller): void => {
  const { name, organizationNumber, phone, email, addressLine, isVatRegistered, isInBusinessRegister } = seller
  const number = organizationNumber && pdfTexts.organizationNumber(inThrees(organizationNumber), isVatRegistered)
  const address = [addressLine, postalLine(seller)].filter(Boolean).join(', ')
  const known = [address, number, isInBusinessRegister && paperTexts.businessRegister].filter(Boolean).join(' · ')
  const reach = [phone && formatPhone(phone), email].filter(Boolean).join(' · ')
  tagged(sheet, 'P', () => put(sheet, name, 32, { isBold: true, size: 16 }))
  if (known) tagged(sheet, 'P', () => put(sheet, known, 55, { size: 8.5 }))
  if (reach) tagged(sheet, 'P', () => put(sheet, reach, 68, { size: 8.5 }))
}

// A long name takes smaller letters, so that the place does not slide out of the window.
const drawBuyer = (sheet: Sheet, buyer: Invoice): void => {
  const { left: from, top, width, height } = addressField
  const said = [buyer.customerName, buyer.addressLine, postalLine(buyer)].filter(Boolean).map((line) => `${line} `)
  const highAt = (size: number) => said.reduce((sum, line) => sum + heightOf(sheet, line, { width, size }), 0)
  const size = highAt(10) <= height ? 10 : 8.5
  tagged(sheet, 'P', () => {
    said.reduce((y, line) => put(sheet, line, y, { from, width, size }), top)
  })
}

/** Sender, receiver, and what the document is called. */
export const drawAddressed = (sheet: Sheet, seller: Seller, buyer: Invoice, called: string): void => {
  drawSeller(sheet, seller)
  drawBuyer(sheet, buyer)
  tagged(sheet, 'H1', () => put(sheet, called, 116, { from: headColumn, isBold: true, size: 16 }))
}

/** What is told beside the window of the envelope; what comes next begins below both. */
export const drawFacts = (sheet: Sheet, facts: readonly Pair[], top = 144): void => {
  sheet.y = Math.max(238, drawPairs(sheet, facts, headColumn, top, right - headColumn) + 12)
}

/** Sender, receiver, what the invoice is called, and what it says of itself. */
export const drawHead = (sheet: Sheet, { seller, invoice, isDraft = false }: InvoicePaper): void => {
  const { kind, number, invoiceDate, dueDate, credits, buyerReference, buyerOrganizationNumber } = invoice
  const called = isDraft ? pdfTexts.draft : pdfTexts.kinds[kind]
  // A credit note is settled as it is made; nothing has taken it back.
  const isCredited = kind === 'INVOICE' && invoice.isCredited
  const from = headColumn
  drawAddressed(sheet, seller, invoice, isCredited ? `${called} (${pdfTexts.credited})` : called)
  let top = 144
  if (credits !== null) {
    tagged(sheet, 'P', () => put(sheet, paperTexts.concerns(credits), top, { from, isBold: true }))
    top += pairHeight
  }
  const facts: Pair[] = [
    [pdfTexts.numbers[kind], !isDraft && String(number)],
    [pdfTexts.dates[kind], dayText(invoiceDate)],
    [pdfTexts.due, kind === 'INVOICE' && dayText(dueDate)],
    [pdfTexts.buyerReference, buyerReference],
    [pdfTexts.buyerNumber, buyerOrganizationNumber && inThrees(buyerOrganizationNumber)],
  ]
  drawFacts(sheet, facts, top)
}

const drawSum = (sheet: Sheet, invoice: Invoice, top: number, endsAt: number): void =>
  tagged(sheet, 'P', () => {
    put(sheet, `${pdfTexts.sums[invoice.kind]} `, top, { endsAt, from: 360 })
    put(sheet, formatNok(invoice.totalOre), top + 14, { endsAt, from: 330, isBold: true, size: 18 })
  })

/** What to pay, when, to which account and with which KID; of a credit note what it gives back. */
export const drawPayment = (sheet: Sheet, invoice: Invoice): void => {
  const height = 78
  makeRoom(sheet, height + 30)
  const top = sheet.y + 24
  if (invoice.kind === 'CREDIT_NOTE') {
    drawSum(sheet, invoice, top, right)
    return
  }
  artifact(sheet, 'Layout', () => {
    sheet.paper
      .roundedRect(margin, top, right - margin, height, 6)
      .lineWidth(1)
      .strokeColor('#111111')
      .stroke()
  })
  const facts: Pair[] = [
    [pdfTexts.kid, invoice.kid],
    [pdfTexts.account, formatBankAccount(invoice.bankAccount)],
    [pdfTexts.due, dayText(invoice.dueDate)],
  ]
  drawPairs(sheet, facts, margin + boxPadding, top + boxPadding + 2, 240)
  drawSum(sheet, invoice, top + boxPadding, right - boxPadding)
}
