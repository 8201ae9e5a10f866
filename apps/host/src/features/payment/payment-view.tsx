import type { Payment } from '@delebil/core-api'
import { Card, LinkButton, Spinner, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { CircleCheck, CircleSlash, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { Facts } from '../../site/page/facts.tsx'
import { paragraph, sectionTitle } from '../../site/page/page.css.ts'
import { paths } from '../../site/paths.ts'
import { PayButton } from './pay-button.tsx'
import { PayInvoiceButton } from './pay-invoice-button.tsx'
import * as css from './payment.css.ts'
import { paymentTexts as own } from './payment-texts.ts'

const icons = { paid: CircleCheck, aborted: CircleSlash, expired: Clock, failed: CircleSlash }

/** How a payment stands, and what comes next. */
export function PaymentView({ payment }: { payment: Payment }) {
  const { state, membershipName, amountOre, depositOre, feeOre, invoiceNumber } = payment
  const { heading } = own[state]
  const isPaidInvoice = state === 'paid' && invoiceNumber !== null
  const text = isPaidInvoice ? own.invoicePaid(invoiceNumber) : own[state].text
  useFreshMembership(state)
  return (
    <Card as="section" aria-labelledby="payment" padding="large">
      <Stack gapPx={16}>
        <div role="status" className={css.state}>
          <Mark state={state} />
          <h2 id="payment" className={sectionTitle}>
            {heading}
          </h2>
          <p className={paragraph}>{text}</p>
        </div>
        <p className={css.what}>
          {invoiceNumber === null ? own.forMembership(membershipName) : own.invoice(invoiceNumber)}
        </p>
        <Facts
          facts={[
            ...(depositOre > 0 ? [{ name: own.deposit, value: formatNok(depositOre) }] : []),
            ...(feeOre > 0 ? [{ name: own.fee, value: formatNok(feeOre) }] : []),
            { name: own.amount, value: <strong>{formatNok(amountOre)}</strong> },
          ]}
        />
        <NextStep payment={payment} />
      </Stack>
    </Card>
  )
}

function Mark({ state }: { state: Payment['state'] }) {
  if (state === 'pending') return <Spinner variant="dots" sizePx={48} label={own.pending.spinner} />
  const Shape = icons[state]
  return (
    <span className={state === 'paid' ? css.good : css.neutral}>
      <Shape size={32} aria-hidden="true" />
    </span>
  )
}

function NextStep({ payment }: { payment: Payment }) {
  return payment.invoiceId === null ? <MembershipStep payment={payment} /> : <InvoiceStep payment={payment} />
}

function InvoiceStep({ payment: { state, redirectUrl, invoiceId, invoiceNumber, amountOre } }: { payment: Payment }) {
  const isToTryAgain = state === 'aborted' || state === 'expired'
  return (
    <Stack gapPx={12}>
      {state === 'pending' && redirectUrl !== null && (
        <LinkButton isWide href={redirectUrl} rel="external">
          {own.pending.goOn}
        </LinkButton>
      )}
      {isToTryAgain && invoiceId !== null && invoiceNumber !== null && (
        <PayInvoiceButton invoice={{ id: invoiceId, number: invoiceNumber, restOre: amountOre }} label={own.tryAgain} />
      )}
      <LinkButton isWide href={paths.invoices}>
        {own.toInvoices}
      </LinkButton>
    </Stack>
  )
}

function MembershipStep({ payment }: { payment: Payment }) {
  const { state, redirectUrl, membershipId, organizationId, amountOre } = payment
  const toMembership = (
    <LinkButton isWide href={paths.membership(membershipId)}>
      {own.toMembership}
    </LinkButton>
  )
  return (
    <Stack gapPx={12}>
      {state === 'paid' && (
        <LinkButton variant="primary" isWide href={paths.findCar}>
          {own.paid.findCar}
        </LinkButton>
      )}
      {state === 'pending' && redirectUrl !== null && (
        <LinkButton isWide href={redirectUrl} rel="external">
          {own.pending.goOn}
        </LinkButton>
      )}
      {(state === 'aborted' || state === 'expired') && (
        <PayButton membership={{ id: membershipId, organizationId }} amountOre={amountOre} label={own.tryAgain} />
      )}
      {toMembership}
    </Stack>
  )
}

// What the header and every list know of the membership is from before.
function useFreshMembership(state: Payment['state']): void {
  const { session } = useSite()
  useEffect(() => {
    if (state !== 'pending') void session.refreshUserData()
  }, [state, session])
}
