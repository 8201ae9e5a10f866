import * as v from 'valibot'
import type { ForeignInvoice } from './foreign-records.ts'
import { toOre } from './kroner.ts'
import type { Books } from './port.ts'
import type { TripletexCall } from './tripletex-client.ts'
import type { Listing } from './tripletex-listing.ts'

const reference = v.object({ id: v.number() })
const flag = v.nullish(v.boolean(), false)
const invoice = v.object({
  id: v.number(),
  invoiceNumber: v.number(),
  kid: v.nullish(v.string()),
  invoiceDate: v.string(),
  customer: reference,
  orders: v.nullish(v.array(reference), []),
  amount: v.number(),
  amountOutstanding: v.nullish(v.number(), 0),
  isCredited: flag,
  isCreditNote: flag,
  creditedInvoice: v.nullish(v.number(), 0),
  isCharged: flag,
})
const answer = v.object({ value: invoice })

const toInvoice = (read: v.InferOutput<typeof invoice>): ForeignInvoice => ({
  id: read.id,
  number: read.invoiceNumber,
  kid: read.kid || null,
  day: read.invoiceDate,
  customerId: read.customer.id,
  orderIds: (read.orders ?? []).map(({ id }) => id),
  amountOre: toOre(read.amount),
  restOre: toOre(read.amountOutstanding ?? 0),
  isCredited: read.isCredited ?? false,
  isCreditNote: read.isCreditNote ?? false,
  creditedId: read.creditedInvoice || null,
  isSent: read.isCharged ?? false,
})

/** The invoices of the books. Nothing is sent to a customer unless it is asked for by itself. */
export const openTripletexInvoices = (
  call: TripletexCall,
  listAll: Listing,
): Pick<Books, 'readInvoice' | 'listInvoices' | 'createInvoice' | 'createCreditNote' | 'sendInvoice'> => ({
  readInvoice: async (id) => toInvoice((await call(answer, 'GET', `/invoice/${id}`)).value),
  listInvoices: async ({ from, until, customerId }) => {
    const query = { invoiceDateFrom: from, invoiceDateTo: until, customerId }
    return (await listAll(invoice, '/invoice', query)).map(toInvoice)
  },
  createInvoice: async ({ orderId, day, dueDay }) => {
    const body = { invoiceDate: day, invoiceDueDate: dueDay, orders: [{ id: orderId }] }
    return toInvoice((await call(answer, 'POST', '/invoice', { body, query: { sendToCustomer: false } })).value)
  },
  createCreditNote: async (id, date) => {
    const query = { date, sendToCustomer: false }
    return toInvoice((await call(answer, 'PUT', `/invoice/${id}/:createCreditNote`, { query })).value)
  },
  sendInvoice: async (id, sendType, email) => {
    const query = { sendType, ...(sendType === 'EMAIL' && email !== null && { overrideEmailAddress: email }) }
    await call(v.unknown(), 'PUT', `/invoice/${id}/:send`, { query })
  },
})
