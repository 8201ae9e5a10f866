import { Button, Card, EmptyState, LinkButton, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { RefreshCw, SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { narrowPage } from '../account/account.css.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { paths } from '../paths.ts'
import { paymentTexts as own } from '../payment/payment-texts.ts'
import { PaymentView } from '../payment/payment-view.tsx'
import { usePayment } from '../payment/use-payment.ts'
import { usePaymentService } from '../payment/use-payment-service.ts'
import { texts } from '../texts.ts'
import { UnknownUrlPage } from './unknown-url-page.tsx'

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
  const { known, retry } = usePayment(id)
  if (known === undefined) return <Waiting />
  if ('payment' in known) return <PaymentView payment={known.payment} />
  const { code, message } = known.refusal
  if (code === 'resource.unknown' || code === 'request.invalid') {
    const action = <LinkButton href={paths.memberships}>{own.toMemberships}</LinkButton>
    return (
      <EmptyState heading={own.unknown.heading} icon={SearchX} action={action}>
        {own.unknown.text}
      </EmptyState>
    )
  }
  const action = (
    <Button icon={RefreshCw} onPress={retry}>
      {texts.account.retry}
    </Button>
  )
  return (
    <EmptyState heading={texts.account.couldNotLoad} icon={RefreshCw} action={action}>
      <span role="alert">{message}</span>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Card padding="large">
      <Stack gapPx={16}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton heightPx={56} />
        <Skeleton heightPx={96} />
        <Skeleton heightPx={48} />
      </Stack>
    </Card>
  )
}
