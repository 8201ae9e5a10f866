import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { invoice, invoiceLine, openLine, waitingTrip } from '../entities/invoice.ts'
import { ofOne } from '../of-one.ts'
import { idText, instantText, list, ore, text } from '../primitives.ts'

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
    'The lines that stand on no invoice yet; those that are held until the club has answered; as `waiting`, the trips that wait for their kilometres; and, where an invoice is being drafted, its dates.',
  query: v.object({ membershipId: idText }),
  response: v.object({
    data: v.array(openLine),
    held: v.array(openLine),
    waiting: v.array(waitingTrip),
    /** What was delivered until that day is on an invoice of that date, once somebody has approved it. */
    draft: v.nullable(
      v.object({
        deliveredUntil: v.string(),
        invoiceDate: v.string(),
        dueDate: v.string(),
        totalOre: ore,
        /** Until then nobody approves it, so that there is time to say what is wrong. */
        openUntil: instantText,
      }),
    ),
  }),
  problems: ['resource.unknown', 'permission.missing'],
})

export const disputeLine = endpoint('POST /api/billing-basis/{id}/dispute', {
  ...mine,
  ...ofOne,
  summary: 'Say that a line of a membership that I own is wrong: it is held until the club has answered',
  idempotent: true,
  body: v.object({ text: v.pipe(text(500), v.minLength(1, 'field.required')) }),
  response: changed(openLine),
  problems: ['permission.missing', 'charge.taken-back', 'charge.not-open', 'charge.disputed', ...ofOne.problems],
})
