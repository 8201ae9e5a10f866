import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { invoice, invoiceLine } from '../entities/invoice.ts'
import { idText, list } from '../primitives.ts'

const tag = 'Faktura'

export const listInvoices = endpoint('GET /api/invoices', {
  summary: 'Invoices of a membership that I own, newest first',
  description: 'Each is also served as PDF at `/api/invoices/{id}/pdf`.',
  tag,
  access: 'session',
  query: v.object({ membershipId: idText }),
  response: list(invoice),
  problems: ['resource.unknown', 'permission.missing'],
})

export const listInvoiceLines = endpoint('GET /api/invoices/{id}/lines', {
  summary: 'The lines of an invoice of a membership that I own',
  tag,
  access: 'session',
  params: v.object({ id: idText }),
  response: list(invoiceLine),
  problems: ['resource.unknown'],
})

export const listBillingBasis = endpoint('GET /api/billing-basis', {
  summary: 'What the next invoice of a membership that I own would hold if it were made now',
  description: 'The stored lines of trips that have ended and of late cancellations that stand on no invoice yet.',
  tag,
  access: 'session',
  query: v.object({ membershipId: idText }),
  response: list(invoiceLine),
  problems: ['resource.unknown', 'permission.missing'],
})
