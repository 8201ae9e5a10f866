import { useAnswer } from '@delebil/core-api/react'
import { Stack } from '@delebil/ui'
import { mayReadInvoices } from '@delebil/validation'
import { Navigate } from 'react-router'
import { useOnline } from '../../site/context/use-online.ts'
import { useSelectedMembership } from '../../site/context/use-selected-membership.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { page } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { usePaymentService } from '../payment/use-payment-service.ts'
import { InvoiceList } from './invoice-list.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import { of } from './invoices.css.ts'
import { NextInvoice } from './next-invoice.tsx'
import { WaitingInvoices } from './waiting-invoices.tsx'

/** The invoices of the selected membership; who does not own it is led to the search. */
export function InvoicesPage() {
  const membership = useSelectedMembership()
  if (membership === undefined || !mayReadInvoices(membership)) return <Navigate to={paths.findCar} replace />
  return (
    <div className={page}>
      <PageHeading>{nameTexts.myInvoices}</PageHeading>
      <p className={of}>{invoiceTexts.of(membership.name)}</p>
      <Invoices membershipId={membership.id} />
    </div>
  )
}

/** What comes next stands above what was sent, and how one pays among its buttons: they would push it, and come together. */
function Invoices({ membershipId }: { readonly membershipId: number }) {
  const next = useAnswer('listBillingBasis', { query: { membershipId } })
  const sent = useAnswer('listInvoices', { query: { membershipId } })
  const { service, refusal } = usePaymentService()
  const isOnline = useOnline()
  const isPayingKnown = service !== undefined || refusal !== undefined
  if (isOnline && (!isPayingKnown || [next, sent].some(({ data, error }) => !data && !error)))
    return <WaitingInvoices />
  return (
    <Stack gapPx={16}>
      <NextInvoice key={membershipId} membershipId={membershipId} />
      <InvoiceList membershipId={membershipId} />
    </Stack>
  )
}
