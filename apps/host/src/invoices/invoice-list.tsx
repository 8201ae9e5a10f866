import { Button, Card, EmptyState, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { ReceiptText, RefreshCw, WifiOff } from 'lucide-react'
import { useAnswer } from '../site/use-answer.ts'
import { useOnline } from '../site/use-online.ts'
import { texts } from '../texts.ts'
import { InvoiceCard } from './invoice-card.tsx'
import * as css from './invoices.css.ts'

const own = texts.invoices

/** The invoices of a membership, newest first; or that there are none, or why they cannot be had. */
export function InvoiceList({ membershipId }: { membershipId: number }) {
  const { data, refusal, refresh } = useAnswer('listInvoices', { query: { membershipId } })
  const isOnline = useOnline()
  if (data === undefined && refusal === undefined && isOnline) return <Waiting />
  if (data === undefined) {
    const action = (
      <Button icon={RefreshCw} onPress={() => refresh()}>
        {texts.account.retry}
      </Button>
    )
    return (
      <EmptyState
        heading={isOnline ? own.couldNotLoad : texts.offline.title}
        icon={isOnline ? RefreshCw : WifiOff}
        action={action}
      >
        <span role="alert">{isOnline ? refusal?.message : texts.offline.text}</span>
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
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton heightPx={188} />
        </Card>
      ))}
    </Stack>
  )
}
