import { formatDay, PanelTable, useAdminAnswer } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { InvoiceSteps } from '../incoming-payments/invoice-steps.tsx'
import * as css from '../incoming-payments/payment.css.ts'
import { paymentTexts } from '../incoming-payments/payment-texts.ts'
import { RecordLink } from '../shared/record-link.tsx'

/** Back from an invoice to the lines of the bank that paid it, and on to its trips. */
export function InvoiceTrail({ record: { id, version } }: { readonly record: Read<'invoices'> }) {
  const { data, error, mutate } = useAdminAnswer('invoices.payments', { params: { id } })
  return (
    <Stack gapPx={16}>
      <PanelTable
        label={paymentTexts.paidBy}
        answer={{ data, error: error?.message, again: () => void mutate() }}
        rowKey={({ paymentId }) => paymentId}
        empty={paymentTexts.notPaid}
        columns={[
          {
            label: paymentTexts.day,
            value: ({ paymentId, bookedOn }) => (
              <RecordLink of="incoming-payments" id={paymentId}>
                {formatDay(bookedOn)}
              </RecordLink>
            ),
          },
          { label: paymentTexts.payer, value: ({ payerName }) => payerName ?? paymentTexts.unknownPayer },
          { label: paymentTexts.amount, value: ({ amountOre }) => formatNok(amountOre) },
          {
            label: paymentTexts.file,
            value: ({ fileName, line }) => (fileName === null ? '–' : paymentTexts.where(fileName, line)),
          },
        ]}
      />
      <ol key={version} className={css.trail}>
        <InvoiceSteps invoiceId={id} />
      </ol>
    </Stack>
  )
}
