import { formatMoment, PanelTable, useAdminAnswer } from '@delebil/admin-components'
import { invoiceMethodText, type Read } from '@delebil/core-api/admin'
import { deliveryText } from '../shared/delivery-text.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

/** Each time an invoice was sent, to whom, and what became of it. */
export function InvoiceDeliveries({ record: { id } }: { readonly record: Read<'invoices'> }) {
  const { data, error, mutate } = useAdminAnswer('invoices.deliveries', { params: { id } })
  return (
    <PanelTable
      label={texts.deliveries}
      answer={{ data, error: error?.message, again: () => void mutate() }}
      rowKey={(delivery) => delivery.id}
      empty={texts.neverSent}
      columns={[
        { label: texts.when, value: ({ endedAt, queuedAt }) => formatMoment(endedAt ?? queuedAt) },
        { label: texts.method, value: ({ method }) => invoiceMethodText[method] },
        { label: texts.receiver, value: ({ receiver }) => receiver },
        {
          label: texts.happened,
          value: ({ method, state, problem }) => [deliveryText(method, state), problem].filter(Boolean).join(': '),
        },
      ]}
    />
  )
}
