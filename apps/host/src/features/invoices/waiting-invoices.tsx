import { Card, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { pageTexts } from '../../site/page/page-texts.ts'

/** Where invoices will stand. */
export function WaitingInvoices() {
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
