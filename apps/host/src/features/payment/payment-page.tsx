import { Card, EmptyState, LinkButton, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { NotLoaded } from '../../site/page/not-loaded.tsx'
import { narrowPage } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { pageTexts } from '../../site/page/page-texts.ts'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'
import { paths } from '../../site/paths.ts'
import { paymentTexts as own } from './payment-texts.ts'
import { PaymentView } from './payment-view.tsx'
import { usePayment } from './use-payment.ts'
import { usePaymentService } from './use-payment-service.ts'

/**
 * Where the payment service sends people back to, whatever became of it. Reads our own books only: coming back proves
 * nothing, and may happen twice, late, in another browser or never.
 */
export function PaymentPage() {
  const { sso, id = '' } = useParams()
  const { service } = usePaymentService()
  if (service && service.name !== sso) return <UnknownUrlPage />
  return (
    <div className={narrowPage}>
      <PageHeading>{own.page}</PageHeading>
      <OwnPayment key={id} id={id} />
    </div>
  )
}

function OwnPayment({ id }: { id: string }) {
  const { data, error, mutate } = usePayment(id)
  if (!error) return data ? <PaymentView payment={data.entity} /> : <Waiting />
  const { code } = error.refusal
  if (code === 'resource.unknown' || code === 'request.invalid') {
    const action = <LinkButton href={paths.memberships}>{own.toMemberships}</LinkButton>
    return (
      <EmptyState heading={own.unknown.heading} icon={SearchX} action={action}>
        {own.unknown.text}
      </EmptyState>
    )
  }
  return <NotLoaded heading={pageTexts.couldNotLoad} refusal={error.refusal} onRetry={() => void mutate()} />
}

function Waiting() {
  return (
    <Card padding="large">
      <Stack gapPx={16}>
        <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
        <Skeleton heightPx={56} />
        <Skeleton heightPx={96} />
        <Skeleton heightPx={48} />
      </Stack>
    </Card>
  )
}
