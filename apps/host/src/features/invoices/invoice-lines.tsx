import type { Invoice } from '@delebil/core-api'
import { Button, ErrorMessage, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { useAnswer } from '../../site/data/use-answer.ts'
import { pageTexts } from '../../site/page/page-texts.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { InvoiceTrips } from './invoice-trips.tsx'

const own = invoiceTexts

/** What an invoice is for, trip by trip. Asks for the lines when it is first shown. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { data, refusal, refresh } = useAnswer('listInvoiceLines', { params: { id: invoice.id } })
  if (data) {
    return <InvoiceTrips lines={data.data} vatOre={invoice.vatOre} />
  }
  if (refusal) {
    return (
      <Stack gapPx={8} align="start">
        <ErrorMessage>{`${own.couldNotLoadLines} ${refusal.message}`}</ErrorMessage>
        <Button isSmall onPress={() => refresh()}>
          {pageTexts.retry}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gapPx={12}>
      <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
      <Skeleton heightPx={24} />
      <Skeleton heightPx={96} />
    </Stack>
  )
}
