import { INCLUDE_NON_RESERVATION_LINES_DEFAULT } from '@delebil/validation/constants'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { invoiceLine } from '../entities/invoice.ts'
import { ofOne } from '../of-one.ts'
import { flagText, list, ore } from '../primitives.ts'
import { org, staffCall } from './staff-call.ts'

const path = '/api/admin/invoices/{id}'
const read = { ...staffCall('Admin: fakturaer', 'BILLING_READ'), ...ofOne } as const

/** What an invoice is made of, as it was sent. */
export const invoiceCalls = {
  'invoices.lines': endpoint(`GET ${path}/lines`, {
    ...read,
    summary: 'The lines of an invoice, with or without those that are about no reservation',
    query: v.object({
      ...org,
      includeNonReservationLines: v.optional(flagText, `${INCLUDE_NON_RESERVATION_LINES_DEFAULT}`),
    }),
    response: list(v.object({ ...invoiceLine.entries, chargeId: v.number() })),
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
      /** Never below zero. */
      restOre: ore,
    }),
  }),
  'invoices.pdf': endpoint(`GET ${path}/pdf`, {
    ...read,
    summary: 'An invoice as it was sent',
    response: v.instance(Blob),
    media: 'application/pdf',
  }),
} as const

/** Where staff fetch an invoice as PDF; needs their session. */
export function staffInvoicePdfAddress({ id }: { readonly id: number }, organizationId: number): string {
  return `${path.replace('{id}', String(id))}/pdf?orgId=${organizationId}`
}
