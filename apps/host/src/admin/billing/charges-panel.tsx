import { ActionButton, type RecordAction, type RecordPanel, useAdminHost, usePanel } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Inline, Stack } from '@delebil/ui'
import { InvoicePdfs } from '../invoices/invoice-pdfs.tsx'
import { callAt } from '../shared/call-at.ts'
import { billingTexts as texts } from './billing-texts.ts'
import { ChargesTable } from './charges-table.tsx'
import { createTripInvoice, resendTripInvoice } from './trip-invoice-actions.ts'

const trips = { resource: adminResources.reservations }
const access = ['BILLING_READ', 'LIMITED_BILLING_READ'] as const

function ChargesOfTrip({ record }: { readonly record: Read<'reservations'> }) {
  const host = useAdminHost()
  const load = () => host.api.call('reservations.charges', callAt(host, record))
  const answer = usePanel('reservations', record.id, 'charges', load, 'billing')
  const loadLines = () => host.api.call('reservations.invoice', callAt(host, record))
  const invoiced = usePanel('reservations', record.id, 'invoiced', loadLines, 'invoices')
  const invoices = new Map(invoiced.data?.data.map(({ invoiceId, invoiceNumber }) => [invoiceId, invoiceNumber]))
  const offered = [
    ...(answer.data?.data.some(({ state }) => state === 'open') ? [createTripInvoice] : []),
    ...(answer.data?.data.some(({ state }) => state === 'billed') ? [resendTripInvoice] : []),
  ] as readonly RecordAction[]
  return (
    <Stack gapPx={12}>
      <ChargesTable answer={answer} />
      <InvoicePdfs invoices={[...invoices].map(([id, number]) => ({ id, number }))} />
      <Inline gapPx={8}>
        {offered.map((action) => (
          <ActionButton key={action.key} isSmall screen={trips} record={record} action={action} />
        ))}
      </Inline>
    </Stack>
  )
}

/** What is owed for a trip, and what has become of each line of it. */
export const chargesOfTrip: RecordPanel<'reservations'> = {
  key: 'charges',
  heading: texts.heading,
  access,
  Panel: ChargesOfTrip,
}

function ChargesOfMembership({ record }: { readonly record: Read<'memberships'> }) {
  const host = useAdminHost()
  const load = () => host.api.call('memberships.charges', callAt(host, record))
  const answer = usePanel('memberships', record.id, 'charges', load, 'billing')
  const loadInvoices = () => host.api.call('memberships.invoices', callAt(host, record))
  const { data } = usePanel('memberships', record.id, 'invoiced', loadInvoices, 'invoices')
  return (
    <Stack gapPx={12}>
      <ChargesTable answer={answer} />
      <InvoicePdfs invoices={data?.data ?? []} />
    </Stack>
  )
}

/** What a membership owes and has been billed, for whoever opens no page of money: the others have lists of it. */
export const chargesOfMembership: RecordPanel<'memberships'> = {
  key: 'charges',
  heading: texts.heading,
  access: ['LIMITED_BILLING_READ'],
  Panel: ChargesOfMembership,
}
