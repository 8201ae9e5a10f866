import { formatBankAccount, formatPhone } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import type { Invoice, Seller } from '../stores/invoices.ts'
import { margin, put, right, roomFor } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'

/** 'DD.MM.YYYY' of 'YYYY-MM-DD'. */
const dayOf = (date: string): string => date.split('-').reverse().join('.')

const labelWidth = 90
const boxPadding = 14

const drawPairs = (
  paper: PDFKit.PDFDocument,
  pairs: readonly (readonly [string, string])[],
  from: number,
  top: number,
) =>
  pairs.forEach(([label, value], index) => {
    const y = top + index * 16
    put(paper, label, y, { from, width: labelWidth })
    put(paper, value, y, { from: from + labelWidth, isBold: true })
  })

/** Sender, receiver, and what the invoice is called. */
export const drawHead = (paper: PDFKit.PDFDocument, seller: Seller, invoice: Invoice): void => {
  put(paper, seller.name, margin, { isBold: true, size: 16 })
  const reach = [seller.phone && formatPhone(seller.phone), seller.email].filter(Boolean).join(' · ')
  const number = seller.organizationNumber?.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
  put(paper, [number && pdfTexts.organizationNumber(number), reach].filter(Boolean).join(' · '), margin + 22)
  put(paper, invoice.customerName, 130, { size: 11, width: 240 })
  put(paper, invoice.isCredited ? `${pdfTexts.invoice} (${pdfTexts.credited})` : pdfTexts.invoice, 126, {
    from: 340,
    isBold: true,
    size: 16,
  })
  const facts = [
    [pdfTexts.number, String(invoice.number)],
    [pdfTexts.date, dayOf(invoice.invoiceDate)],
    [pdfTexts.due, dayOf(invoice.dueDate)],
  ] as const
  drawPairs(paper, facts, 340, 152)
  paper.y = 230
}

/** What to pay, when, to which account and with which KID. */
export const drawPayment = (paper: PDFKit.PDFDocument, invoice: Invoice): void => {
  const height = 78
  const top = roomFor(paper, height + 30) + 24
  paper
    .roundedRect(margin, top, right - margin, height, 6)
    .lineWidth(1)
    .strokeColor('#111111')
    .stroke()
  const facts = [
    [pdfTexts.kid, invoice.kid],
    [pdfTexts.account, formatBankAccount(invoice.bankAccount)],
    [pdfTexts.due, dayOf(invoice.dueDate)],
  ] as const
  drawPairs(paper, facts, margin + boxPadding, top + boxPadding + 2)
  put(paper, pdfTexts.toPay, top + boxPadding, { endsAt: right - boxPadding, from: 360 })
  put(paper, formatNok(invoice.totalOre), top + boxPadding + 14, {
    endsAt: right - boxPadding,
    from: 330,
    isBold: true,
    size: 18,
  })
}
