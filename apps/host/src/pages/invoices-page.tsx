import { Stack } from '@delebil/ui'
import { mayReadInvoices } from '@delebil/validation'
import { Navigate } from 'react-router'
import { page } from '../account/account.css.ts'
import { InvoiceList } from '../invoices/invoice-list.tsx'
import { of } from '../invoices/invoices.css.ts'
import { NextInvoice } from '../invoices/next-invoice.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { paths } from '../paths.ts'
import { useSelectedMembership } from '../site/use-selected-membership.ts'
import { texts } from '../texts.ts'

/** The invoices of the selected membership; who does not own it is led to the search. */
export function InvoicesPage() {
  const membership = useSelectedMembership()
  if (membership === undefined || !mayReadInvoices(membership)) return <Navigate to={paths.findCar} replace />
  return (
    <div className={page}>
      <PageHeading>{texts.headings.invoices}</PageHeading>
      <p className={of}>{texts.invoices.of(membership.name)}</p>
      <Stack gapPx={24}>
        <NextInvoice key={membership.id} membershipId={membership.id} />
        <InvoiceList membershipId={membership.id} />
      </Stack>
    </div>
  )
}
