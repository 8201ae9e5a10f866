import type { Invoice } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Button, ErrorMessage, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { pageTexts } from '../../site/page/page-texts.ts'
import { InvoiceGroups } from './invoice-groups.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import { InvoiceTrips } from './invoice-trips.tsx'

const own = invoiceTexts

/** What an invoice is for, trip by trip. Asks for the lines when it is first shown. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { data, error, mutate } = useAnswer('listInvoiceLines', { params: { id: invoice.id } })
  if (data) {
    const { grouping, vatOre } = invoice
    if (grouping !== 'NONE') return <InvoiceGroups grouping={grouping} lines={data.data} vatOre={vatOre} />
    return <InvoiceTrips lines={data.data} vatOre={vatOre} />
  }
  if (error) {
    return (
      <Stack gapPx={8} align="start">
        <ErrorMessage>{`${own.couldNotLoadLines} ${error.message}`}</ErrorMessage>
        <Button isSmall onPress={() => void mutate()}>
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
