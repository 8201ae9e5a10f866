import { checkShape } from './check-shape.ts'
import { listOf, oneOfThese, windowOf } from './fake-answers.ts'
import type { Company, Row, VatType } from './fake-company.ts'
import { checkEmails, checkVersion, referred } from './fake-records.ts'
import { invalid, locked, notFound, taken } from './fake-refusal.ts'
import { shapes } from './fake-shapes.ts'

const round = (kroner: number): number => Math.round(kroner * 100) / 100

export type OrderLine = Row & {
  count: number
  amountIncludingVatCurrency: number
  amountExcludingVatCurrency: number
}

const priced = { including: 'unitPriceIncludingVatCurrency', excluding: 'unitPriceExcludingVatCurrency' } as const

// The product's own VAT type wins over what the line says.
const vatOf = (company: Company, sent: Record<string, unknown>, at: string): VatType | undefined => {
  const product = sent['product'] ? referred(company.products, sent['product'], 'product') : undefined
  if (product?.['isInactive'] === true) throw notFound('product')
  const asked = sent['vatType'] ? referred(company.vatTypes, sent['vatType'], 'vatType') : undefined
  if (asked && asked.typeOfVat !== 'OUTGOING') throw invalid(`${at}.vatType.id`, 'Ugyldig mva-kode')
  const vat = product?.['vatType'] ? referred(company.vatTypes, product['vatType'], 'vatType') : asked
  const account = product?.['account'] ? referred(company.accounts, product['account'], 'account') : undefined
  if (vat && account && !account.legalVatTypes.some(({ id }) => id === vat.id))
    throw invalid(`${at}.vatType.id`, 'Ugyldig mva-kode')
  return vat
}

const amountsOf = (sent: Record<string, unknown>, isIncluding: boolean, percentage: number) => {
  const price = Number(sent[isIncluding ? priced.including : priced.excluding] ?? 0)
  // Left out, there are none of it.
  const whole = Number(sent['count'] ?? 0) * price * (1 - Number(sent['discount'] ?? 0) / 100)
  const share = 1 + percentage / 100
  return isIncluding
    ? { amountIncludingVatCurrency: round(whole), amountExcludingVatCurrency: round(whole / share) }
    : { amountIncludingVatCurrency: round(whole * share), amountExcludingVatCurrency: round(whole) }
}

const lineOf = (company: Company, sent: Record<string, unknown>, at: string, isIncluding: boolean): OrderLine => {
  const other = isIncluding ? priced.excluding : priced.including
  if (sent[other] !== undefined) throw invalid(`${at}.${other}`, 'Prisen må være som ordren sier, med eller uten mva.')
  const vat = vatOf(company, sent, at)
  const amounts = amountsOf(sent, isIncluding, vat?.percentage ?? 0)
  return {
    ...sent,
    ...amounts,
    count: Number(sent['count'] ?? 0),
    vatType: vat && { id: vat.id },
    id: company.nextId(),
    version: 1,
  }
}

export const linesOf = (order: Row): OrderLine[] => order['orderLines'] as OrderLine[]

/** A day in a period that is closed takes nothing. */
export const checkPeriod = ({ periods }: Company, day: string): void => {
  const period = [...periods.values()].find(({ start, end }) => day >= start && day < end)
  if (period === undefined || period.isClosed) throw locked()
}

const checkOrder = (company: Company, whole: Record<string, unknown>, id: number | undefined): Row => {
  for (const name of ['customer', 'orderDate', 'deliveryDate'])
    if (!whole[name]) throw invalid(name, 'Kan ikke være null.')
  const customer = referred(company.customers, whole['customer'], 'customer')
  if (customer['isInactive'] === true) throw notFound('customer')
  checkEmails(whole, 'receiverEmail', 'overdueNoticeEmail')
  const isTaken = ({ id: other, number }: Row) => other !== id && number === whole['number']
  if (whole['number'] && [...company.orders.values()].some(isTaken)) throw taken('number')
  return customer
}

const standard = { isPrioritizeAmountsIncludingVat: false, isClosed: false, orderLines: [] } as const

export const saveOrder = (company: Company, sent: unknown, id?: number): Row => {
  const body = checkShape(sent, shapes.order)
  const before = id === undefined ? undefined : company.orders.get(id)
  if (id !== undefined && before === undefined) throw notFound('order')
  if (before) checkVersion(before, body)
  const whole: Record<string, unknown> = { ...standard, ...before, ...body }
  const customer = checkOrder(company, whole, id)
  const isIncluding = whole['isPrioritizeAmountsIncludingVat'] === true
  const sentLines = body['orderLines'] as Record<string, unknown>[] | undefined
  const orderLines = sentLines?.map((line, index) => lineOf(company, line, `orderLines[${index}]`, isIncluding))
  const own = before?.id ?? company.nextId()
  const order: Row = {
    ...whole,
    number: whole['number'] ?? String(own),
    orderLines: orderLines ?? (before ? linesOf(before) : []),
    customer: { id: customer.id },
    id: own,
    version: (before?.version ?? 0) + 1,
  }
  company.orders.set(own, order)
  return order
}

export const listOrders = ({ orders }: Company, query: URLSearchParams) => {
  const isDay = windowOf(query, 'orderDate')
  const number = oneOfThese(query, 'number')
  const id = oneOfThese(query, 'id')
  const customer = oneOfThese(query, 'customerId')
  return listOf(
    [...orders.values()].filter(
      (row) =>
        isDay(row['orderDate']) &&
        number(row['number']) &&
        id(row.id) &&
        customer((row['customer'] as { id: number }).id),
    ),
    query,
  )
}
