import { useAnswer } from '@delebil/core-api/react'
import { EmptyState, Stack } from '@delebil/ui'
import { ReceiptText } from 'lucide-react'
import { useOnline } from '../../site/context/use-online.ts'
import { NotLoaded } from '../../site/page/not-loaded.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'
import { WaitingInvoices } from './waiting-invoices.tsx'
import { YearFiles } from './year-files.tsx'

const own = invoiceTexts

/** The invoices of a membership, newest first; or that there are none, or why they cannot be had. */
export function InvoiceList({ membershipId }: { membershipId: number }) {
  const { data, error, mutate } = useAnswer('listInvoices', { query: { membershipId } })
  const isOnline = useOnline()
  if (data === undefined && error === undefined && isOnline) return <WaitingInvoices />
  if (data === undefined)
    return <NotLoaded heading={own.couldNotLoad} refusal={error?.refusal} onRetry={() => void mutate()} />
  if (data.data.length === 0) {
    return (
      <EmptyState heading={own.noneHeading} icon={ReceiptText}>
        {own.none}
      </EmptyState>
    )
  }
  return (
    <Stack gapPx={16}>
      <YearFiles membershipId={membershipId} invoices={data.data} />
      <ul className={css.list} aria-label={own.listLabel}>
        {data.data.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </Stack>
  )
}
