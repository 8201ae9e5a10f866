import { type MoreEvents, useAdminAnswer } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import { eventsOf } from './invoice-events.ts'

/** The way of an invoice, as the server tells it. */
export function useInvoiceEvents(record: Read<'invoices'>): MoreEvents {
  const sent = useAdminAnswer('invoices.deliveries', { params: { id: record.id } })
  const paid = useAdminAnswer('invoices.payments', { params: { id: record.id } })
  return {
    events: sent.data && paid.data && eventsOf(record, sent.data.data, paid.data.data, osloDateText(new Date())),
    error: sent.error?.message ?? paid.error?.message,
    again: () => {
      void sent.mutate()
      void paid.mutate()
    },
  }
}
