import { invoiceGroupings, invoiceMethods } from '@delebil/validation'
import { INCLUDE_NON_RESERVATION_LINES_DEFAULT } from '@delebil/validation/constants'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { invoiceLine } from '../entities/invoice.ts'
import { ofOne } from '../of-one.ts'
import { flagText, id, instantText, list, ore } from '../primitives.ts'
import { limitedTo, tripOrMembership } from './limited-billing.ts'
import { recordSchema } from './resource.ts'
import { invoices } from './resources/invoices.ts'
import { org, staffCall, why } from './staff-call.ts'

const path = '/api/admin/invoices/{id}'
const tag = 'Admin: fakturaer'
const read = { ...staffCall(tag, 'BILLING_READ'), ...ofOne } as const

const named = v.object({ id: v.number(), number: v.number() })

/** What an invoice is made of, as it was sent. */
export const invoiceCalls = {
  'invoices.lines': endpoint(`GET ${path}/lines`, {
    ...read,
    summary: 'The lines of an invoice, with or without those that are about no reservation',
    query: v.object({
      ...org,
      includeNonReservationLines: v.optional(flagText, `${INCLUDE_NON_RESERVATION_LINES_DEFAULT}`),
    }),
    response: v.object({
      data: v.array(v.object({ ...invoiceLine.entries, chargeId: v.number() })),
      grouping: v.picklist(invoiceGroupings),
    }),
  }),
  'invoices.summary': endpoint(`GET ${path}/summary`, {
    ...read,
    summary: 'What an invoice comes to, its VAT per rate, and what is left of it to pay',
    response: v.object({
      totalOre: ore,
      vatOre: ore,
      vat: v.array(v.object({ vatCode: v.string(), vatPercent: v.number(), grossOre: ore, netOre: ore, vatOre: ore })),
      paidOre: ore,
      creditedOre: ore,
      writtenOffOre: ore,
      /** Never below zero. */
      restOre: ore,
      /** The invoice that a credit note takes back, and the credit note that took an invoice back. */
      credits: v.nullable(named),
      creditedBy: v.nullable(named),
    }),
  }),
  'invoices.pdf': endpoint(`GET ${path}/pdf`, {
    ...read,
    access: limitedTo(...tripOrMembership),
    summary: 'An invoice as it was sent',
    response: v.instance(Blob),
    media: 'application/pdf',
  }),
  'invoices.lines-csv': endpoint(`GET ${path}/csv`, {
    ...read,
    summary: 'All lines of an invoice for a spreadsheet, with who drove and where it belongs in the books of the buyer',
    response: v.instance(Blob),
    media: 'text/csv',
  }),
  'invoices.deliveries': endpoint(`GET ${path}/deliveries`, {
    ...read,
    summary: 'Each time an invoice was sent or is to be, the newest first',
    response: list(
      v.object({
        id: v.number(),
        method: v.picklist(invoiceMethods),
        receiver: v.string(),
        state: v.picklist(['QUEUED', 'SENT', 'FAILED']),
        problem: v.nullable(v.string()),
        queuedAt: instantText,
        endedAt: v.nullable(instantText),
        person: v.nullable(v.string()),
      }),
    ),
  }),
  'invoices.send': endpoint('POST /api/admin/invoices/send', {
    ...staffCall(tag, 'BILLING_WRITE'),
    summary: 'Send invoices once more, to whom their memberships say now; never what no run approved',
    idempotent: true,
    body: v.object({
      ids: v.pipe(v.array(id), v.minLength(1, 'field.required'), v.maxLength(200, 'field.too-long')),
      why,
    }),
    response: v.object({ queued: v.number() }),
    problems: ['resource.unknown', 'invoice.not-approved', 'invoice.no-receiver', 'invoice.sending'],
    ofInvoiceOwner: true,
  }),
  'invoices.credit': endpoint(`POST ${path}/credit`, {
    ...staffCall(tag, 'BILLING_WRITE'),
    ...ofOne,
    summary: 'Take an invoice back by a credit note, and owe its charges anew or not; answers the credit note',
    idempotent: true,
    body: v.object({ version: v.optional(id), isBilledAnew: v.boolean('field.required'), why }),
    response: changed(recordSchema(invoices)),
    problems: ['record.stale', 'invoice.credited', 'invoice.credit-note', ...ofOne.problems],
  }),
} as const

/** Where staff fetch an invoice as PDF, or its lines for a spreadsheet; needs their session. */
export function staffInvoiceAddress(
  { id }: { readonly id: number },
  media: 'pdf' | 'csv',
  organizationId: number,
): string {
  return `${path.replace('{id}', String(id))}/${media}?orgId=${organizationId}`
}
