import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { invoice, invoiceLine, waitingTrip } from '../entities/invoice.ts'
import { ofOne } from '../of-one.ts'
import { idText, list } from '../primitives.ts'

const mine = { tag: 'Faktura', access: 'session' } as const

export const listInvoices = endpoint('GET /api/invoices', {
  ...mine,
  summary: 'Invoices of a membership that I own, newest first',
  description: 'Each is also served as PDF at `/api/invoices/{id}/pdf`.',
  query: v.object({ membershipId: idText }),
  response: list(invoice),
  problems: ['resource.unknown', 'permission.missing'],
})

export const listInvoiceLines = endpoint('GET /api/invoices/{id}/lines', {
  ...mine,
  ...ofOne,
  summary: 'The lines of an invoice of a membership that I own',
  response: list(invoiceLine),
})

export const listBillingBasis = endpoint('GET /api/billing-basis', {
  ...mine,
  summary: 'What the next invoice of a membership that I own would hold if it were made now',
  description:
    'The stored lines of trips that have ended and of late cancellations that stand on no invoice yet; and, as `waiting`, the trips that wait for their kilometres.',
  query: v.object({ membershipId: idText }),
  response: v.object({ data: v.array(invoiceLine), waiting: v.array(waitingTrip) }),
  problems: ['resource.unknown', 'permission.missing'],
})
