import { useAnswer } from '@delebil/core-api/react'
import { Button, Card, EmptyState, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { ReceiptText, RefreshCw, WifiOff } from 'lucide-react'
import { useOnline } from '../../site/context/use-online.ts'
import { offlineTexts } from '../../site/offline/offline-texts.ts'
import { pageTexts } from '../../site/page/page-texts.ts'
import { InvoiceCard } from './invoice-card.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'

const own = invoiceTexts

/** The invoices of a membership, newest first; or that there are none, or why they cannot be had. */
export function InvoiceList({ membershipId }: { membershipId: number }) {
  const { data, error, mutate } = useAnswer('listInvoices', { query: { membershipId } })
  const isOnline = useOnline()
  if (data === undefined && error === undefined && isOnline) return <Waiting />
  if (data === undefined) {
    const action = (
      <Button icon={RefreshCw} onPress={() => void mutate()}>
        {pageTexts.retry}
      </Button>
    )
    return (
      <EmptyState
        heading={isOnline ? own.couldNotLoad : offlineTexts.title}
        icon={isOnline ? RefreshCw : WifiOff}
        action={action}
      >
        <span role="alert">{isOnline ? error?.message : offlineTexts.text}</span>
      </EmptyState>
    )
  }
  if (data.data.length === 0) {
    return (
      <EmptyState heading={own.noneHeading} icon={ReceiptText}>
        {own.none}
      </EmptyState>
    )
  }
  return (
    <ul className={css.list} aria-label={own.listLabel}>
      {data.data.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <Stack gapPx={16}>
      <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton heightPx={188} />
        </Card>
      ))}
    </Stack>
  )
}
