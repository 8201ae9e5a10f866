import { appendKidCheck } from '@delebil/validation'
import { addDays } from '@delebil/validation/time'
import { checkShape } from './check-shape.ts'
import { flagOf, listOf, oneOfThese, windowOf } from './fake-answers.ts'
import type { Company, Row } from './fake-company.ts'
import { checkPeriod, linesOf } from './fake-orders.ts'
import { checkEmails, referred } from './fake-records.ts'
import { invalid, missingParameter, notFound, taken, unspecific } from './fake-refusal.ts'
import { shapes } from './fake-shapes.ts'

const kidOf = (number: number): string => appendKidCheck(String(number).padStart(8, '0'))
const round = (kroner: number): number => Math.round(kroner * 100) / 100
const required = (query: URLSearchParams, name: string): string => {
  const value = query.get(name)
  if (!value) throw missingParameter(name)
  return value
}
const dayOf = (query: URLSearchParams, name: string): string => {
  const day = required(query, name)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw invalid(name, 'Ugyldig dato.')
  return day
}

const hasBankAccount = ({ accounts }: Company): boolean =>
  [...accounts.values()].some((one) => one.isBankAccount && one.isInvoiceAccount && Boolean(one.bankAccountNumber))

const sendTypes = ['EMAIL', 'EHF', 'EFAKTURA', 'AVTALEGIRO', 'VIPPS', 'PAPER', 'MANUAL']

/** Sends what was made to its customer. */
const deliver = (company: Company, invoice: Row, sendType: string | null, override: string | null): void => {
  const customer = referred(company.customers, invoice['customer'], 'customer')
  const type = sendType ?? String(customer['invoiceSendMethod'] ?? 'EMAIL')
  if (!sendTypes.includes(type)) throw invalid('sendType', 'Ugyldig verdi.')
  if (override !== null && type !== 'EMAIL') throw invalid('overrideEmailAddress', 'Kan bare brukes med EMAIL.')
  const order = (invoice['orders'] as { id: number }[])[0]
  const receiver = order && company.orders.get(order.id)?.['receiverEmail']
  const email = override ?? receiver ?? (customer['invoiceEmail'] || customer['email'])
  if (override !== null) checkEmails({ override }, 'override')
  if (type === 'EMAIL' && !email) throw invalid('customer.email', 'Kunden mangler e-postadresse.')
  const number = customer['organizationNumber']
  if (type === 'EHF' && (!number || company.withoutEhf.has(String(number))))
    throw invalid('customer.organizationNumber', 'Kunden kan ikke motta EHF.')
  company.sent.push({ invoiceId: invoice.id, sendType: type, email: type === 'EMAIL' ? String(email) : null })
  invoice['isCharged'] = true
}

type Made = {
  readonly order: Row
  readonly invoiceDate: string
  readonly invoiceDueDate?: string | undefined
  readonly invoiceNumber?: number | undefined
  readonly kid?: string | undefined
}

const makeInvoice = (company: Company, { order, invoiceDate, ...own }: Made): Row => {
  // It does not say why.
  if (order['isClosed'] === true) throw unspecific()
  if (!hasBankAccount(company))
    throw invalid('', 'Faktura kan ikke opprettes før selskapet har registrert et bankkontonummer.')
  checkPeriod(company, invoiceDate)
  const isTaken = (row: Row) => row['invoiceNumber'] === own.invoiceNumber
  if (own.invoiceNumber && [...company.invoices.values()].some(isTaken)) throw taken('invoiceNumber')
  const lines = linesOf(order)
  const amount = round(lines.reduce((sum, line) => sum + line.amountIncludingVatCurrency, 0))
  const number = own.invoiceNumber || company.nextInvoiceNumber()
  const { months, days } =
    order['invoicesDueInType'] === 'MONTHS'
      ? { months: Number(order['invoicesDueIn'] ?? 0), days: 0 }
      : { months: 0, days: Number(order['invoicesDueIn'] ?? 14) }
  const id = company.nextId()
  const invoice: Row = {
    id,
    version: 1,
    invoiceNumber: number,
    invoiceDate,
    invoiceDueDate: own.invoiceDueDate ?? addDays(invoiceDate, days + months * 30),
    kid: own.kid ?? kidOf(number),
    customer: order['customer'],
    orders: [{ id: order.id }],
    orderLines: lines,
    amount,
    amountCurrency: amount,
    amountExcludingVat: round(lines.reduce((sum, line) => sum + line.amountExcludingVatCurrency, 0)),
    amountRoundoff: 0,
    amountOutstanding: amount,
    isCredited: false,
    isCharged: false,
    isCreditNote: amount < 0,
    creditedInvoice: 0,
  }
  company.invoices.set(id, invoice)
  order['isClosed'] = true
  order.version += 1
  return invoice
}

export const invoiceOrder = (company: Company, id: number, query: URLSearchParams): Row => {
  const order = company.orders.get(id)
  if (order === undefined) throw notFound('order')
  const invoiceDate = dayOf(query, 'invoiceDate')
  const [paymentType, paid] = [query.get('paymentTypeId'), query.get('paidAmount')]
  if ((paymentType === null) !== (paid === null)) throw invalid('paidAmount', 'Begge eller ingen.')
  const invoice = makeInvoice(company, { order, invoiceDate })
  if (flagOf(query, 'sendToCustomer', true))
    deliver(company, invoice, query.get('sendType'), query.get('overrideEmailAddress'))
  return invoice
}

export const postInvoice = (company: Company, sent: unknown, query: URLSearchParams): Row => {
  const body = checkShape(sent, shapes.invoice)
  const orders = (body['orders'] ?? []) as { id: number }[]
  if (orders.length !== 1) throw invalid('orders', 'Bare én ordre kan faktureres.')
  if (!body['invoiceDate']) throw invalid('invoiceDate', 'Kan ikke være null.')
  if (!body['invoiceDueDate']) throw invalid('invoiceDueDate', 'Kan ikke være null.')
  const order = referred(company.orders, orders[0], 'order')
  const invoice = makeInvoice(company, {
    order,
    invoiceDate: String(body['invoiceDate']),
    invoiceDueDate: String(body['invoiceDueDate']),
    invoiceNumber: Number(body['invoiceNumber'] ?? 0),
    ...(body['kid'] ? { kid: String(body['kid']) } : {}),
  })
  if (flagOf(query, 'sendToCustomer', true)) deliver(company, invoice, null, null)
  return invoice
}

const findInvoice = ({ invoices }: Company, id: number): Row => {
  const invoice = invoices.get(id)
  if (invoice === undefined) throw notFound('invoice')
  return invoice
}

export const sendInvoice = (company: Company, id: number, query: URLSearchParams): void => {
  const sendType = required(query, 'sendType')
  deliver(company, findInvoice(company, id), sendType, query.get('overrideEmailAddress'))
}

export const creditInvoice = (company: Company, id: number, query: URLSearchParams): Row => {
  const invoice = findInvoice(company, id)
  const date = dayOf(query, 'date')
  if (invoice['isCredited'] === true || invoice['isCreditNote'] === true) throw unspecific()
  checkPeriod(company, date)
  const number = company.nextInvoiceNumber()
  const note: Row = {
    ...invoice,
    id: company.nextId(),
    version: 1,
    invoiceNumber: number,
    kid: kidOf(number),
    invoiceDate: date,
    invoiceDueDate: date,
    amount: -Number(invoice['amount']),
    amountCurrency: -Number(invoice['amount']),
    amountExcludingVat: -Number(invoice['amountExcludingVat']),
    amountOutstanding: 0,
    isCreditNote: true,
    isCharged: false,
    creditedInvoice: invoice.id,
    comment: query.get('comment') ?? '',
  }
  company.invoices.set(note.id, note)
  Object.assign(invoice, { isCredited: true, amountOutstanding: 0, version: invoice.version + 1 })
  const email = query.get('creditNoteEmail')
  const customer = referred(company.customers, invoice['customer'], 'customer')
  const isMailed = (customer['invoiceSendMethod'] ?? 'EMAIL') === 'EMAIL'
  // Who gets invoices by e-mail gets nothing where no address is said here, whatever stands on the customer.
  if (flagOf(query, 'sendToCustomer', true) && (!isMailed || email)) deliver(company, note, null, email)
  return note
}

export const payInvoice = (company: Company, id: number, query: URLSearchParams): Row => {
  const invoice = findInvoice(company, id)
  const date = dayOf(query, 'paymentDate')
  const paid = Number(required(query, 'paidAmount'))
  referred(company.paymentTypes, { id: Number(required(query, 'paymentTypeId')) }, 'paymentType')
  checkPeriod(company, date)
  const left = round(Number(invoice['amountOutstanding']) - paid)
  return Object.assign(invoice, { amountOutstanding: left, version: invoice.version + 1 })
}

export const listInvoices = ({ invoices }: Company, query: URLSearchParams) => {
  const isDay = windowOf(query, 'invoiceDate')
  const customer = oneOfThese(query, 'customerId')
  const [id, number, kid] = ['id', 'invoiceNumber', 'kid'].map((name) => oneOfThese(query, name))
  return listOf(
    [...invoices.values()].filter(
      (row) =>
        isDay(row['invoiceDate']) &&
        customer((row['customer'] as { id: number }).id) &&
        id?.(row.id) === true &&
        number?.(row['invoiceNumber']) === true &&
        kid?.(row['kid']) === true,
    ),
    query,
  )
}
