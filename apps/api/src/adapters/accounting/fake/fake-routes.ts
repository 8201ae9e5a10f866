import { listOf, project } from './fake-answers.ts'
import type { Company, Row } from './fake-company.ts'
import { creditInvoice, invoiceOrder, listInvoices, payInvoice, postInvoice, sendInvoice } from './fake-invoices.ts'
import { listOrders, saveOrder } from './fake-orders.ts'
import {
  listAccounts,
  listCountries,
  listCustomers,
  listPeriods,
  listProducts,
  listVatTypes,
  saveCustomer,
  saveProduct,
} from './fake-records.ts'
import { notFound, unmapped } from './fake-refusal.ts'
import { listSubscriptions, subscribe, unsubscribe } from './fake-subscriptions.ts'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}
export type Answer = readonly [status: number, body: object | undefined]

type Work = (company: Company, asked: Asked & { readonly id: number; readonly sent: () => unknown }) => Answer

const value = (row: Row, status = 200, fields: string | null = null): Answer => [
  status,
  { value: project(row, fields) },
]
const one =
  (rows: (company: Company) => Map<number, Row>): Work =>
  (company, { id, query }) => {
    const row = rows(company).get(id)
    if (row === undefined) throw notFound(String(id))
    return value(row, 200, query.get('fields'))
  }

const routes: Readonly<Record<string, Work>> = {
  'GET /customer': (company, { query }) => [200, listCustomers(company, query)],
  'GET /customer/{id}': one(({ customers }) => customers),
  'POST /customer': (company, { sent }) => value(saveCustomer(company, sent()), 201),
  'PUT /customer/{id}': (company, { id, sent }) => value(saveCustomer(company, sent(), id)),
  'GET /product': (company, { query }) => [200, listProducts(company, query)],
  'GET /product/{id}': one(({ products }) => products),
  'POST /product': (company, { sent }) => value(saveProduct(company, sent()), 201),
  'PUT /product/{id}': (company, { id, sent }) => value(saveProduct(company, sent(), id)),
  'GET /ledger/vatType': (company, { query }) => [200, listVatTypes(company, query)],
  'GET /ledger/account': (company, { query }) => [200, listAccounts(company, query)],
  'GET /ledger/accountingPeriod': (company, { query }) => [200, listPeriods(company, query)],
  'GET /invoice/paymentType': (company, { query }) => [200, listOf([...company.paymentTypes.values()], query)],
  'GET /country': (company, { query }) => [200, listCountries(company, query)],
  'GET /order': (company, { query }) => [200, listOrders(company, query)],
  'GET /order/{id}': one(({ orders }) => orders),
  'POST /order': (company, { sent }) => value(saveOrder(company, sent()), 201),
  'PUT /order/{id}': (company, { id, sent }) => value(saveOrder(company, sent(), id)),
  'PUT /order/{id}/:invoice': (company, { id, query }) => value(invoiceOrder(company, id, query)),
  'GET /invoice': (company, { query }) => [200, listInvoices(company, query)],
  'GET /invoice/{id}': one(({ invoices }) => invoices),
  'POST /invoice': (company, { sent, query }) => value(postInvoice(company, sent(), query), 201),
  'PUT /invoice/{id}/:send': (company, { id, query }) => {
    sendInvoice(company, id, query)
    return [204, undefined]
  },
  'PUT /invoice/{id}/:createCreditNote': (company, { id, query }) => value(creditInvoice(company, id, query)),
  'GET /event/subscription': (company, { query }) => [200, listSubscriptions(company, query)],
  'POST /event/subscription': (company, { sent }) => value(subscribe(company, sent()), 201),
  'DELETE /event/subscription/{id}': (company, { id }) => {
    unsubscribe(company, id)
    return [204, undefined]
  },
  'PUT /invoice/{id}/:payment': (company, { id, query }) => value(payInvoice(company, id, query)),
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    throw unmapped('request body', 'Ugyldig JSON.')
  }
}

/** Does what a call asks of the company. */
export const answerOf = (company: Company, asked: Asked): Answer => {
  const id = Number(/\/(\d+)(?:\/|$)/.exec(asked.path)?.[1] ?? 0)
  const work = routes[`${asked.method} ${asked.path.replace(/\/\d+(?=\/|$)/, '/{id}')}`]
  if (work === undefined) throw notFound(asked.path)
  return work(company, { ...asked, id, sent: () => parse(asked.body) })
}
