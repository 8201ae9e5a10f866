import { FactGrid, formatDay, useAdminHost, usePanel } from '@delebil/admin-components'
import { type Read, staffInvoiceAddress } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Inline, Stack } from '@delebil/ui'
import { formatNok, LOCALE } from '@delebil/validation/text'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { callAt } from '../shared/call-at.ts'
import { RecordLink } from '../shared/record-link.tsx'
import * as shared from '../shared/shared.css.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

interface LeadProps {
  readonly record: Read<'invoices'>
}

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** Who was to pay what until when, and what is left of it. */
export function InvoiceLead({ record }: LeadProps) {
  const { id, membershipId, customer, totalOre, vatOre, invoiceDate, dueDate } = record
  const host = useAdminHost()
  const load = () => host.api.call('invoices.summary', callAt(host, record))
  const { data } = usePanel('invoices', id, 'summary', load)
  return (
    <Stack gapPx={12}>
      <FactGrid
        facts={[
          {
            label: texts.customer,
            main: (
              <RecordLink isMain of="memberships" id={membershipId}>
                {customer}
              </RecordLink>
            ),
          },
          {
            label: texts.amount,
            main: formatNok(totalOre),
            lines: [
              { id: 'vat', text: texts.ofVat(formatNok(vatOre)) },
              ...(data?.vat ?? []).map((share) => ({
                id: `${share.vatCode} ${share.vatPercent}`,
                text: texts.vatOf(
                  figures.format(share.vatPercent),
                  share.vatCode,
                  formatNok(share.vatOre),
                  formatNok(share.netOre),
                ),
              })),
            ],
          },
          record.kind === 'CREDIT_NOTE'
            ? { label: texts.noteDate, main: formatDay(invoiceDate) }
            : {
                label: texts.due,
                main: formatDay(dueDate),
                lines: [{ id: 'dated', text: texts.dated(formatDay(invoiceDate)) }],
              },
          {
            label: texts.rest,
            main: data === undefined ? '…' : formatNok(data.restOre),
            lines: [
              ...(data?.paidOre ? [{ id: 'paid', text: texts.paid(formatNok(data.paidOre)) }] : []),
              ...(record.writtenOffOre > 0 ? [{ id: 'lost', text: texts.lost(formatNok(record.writtenOffOre)) }] : []),
              ...(data?.creditedOre ? [{ id: 'credited', text: texts.credited(formatNok(data.creditedOre)) }] : []),
            ],
          },
        ]}
      />
      <CreditLink label={texts.credits} of={data?.credits} named={texts.named} />
      <CreditLink label={texts.creditedBy} of={data?.creditedBy} named={texts.noteNamed} />
      <DownloadInvoice record={record} />
    </Stack>
  )
}

interface CreditLinkProps {
  readonly label: string
  readonly of: { readonly id: number; readonly number: number } | null | undefined
  readonly named: (number: number) => string
}

/** The other half of an invoice that was taken back. */
function CreditLink({ label, of, named }: CreditLinkProps) {
  if (!of) return null
  return (
    <p className={shared.muted}>
      {`${label} `}
      <RecordLink of="invoices" id={of.id}>
        {named(of.number)}
      </RecordLink>
    </p>
  )
}

const media = ['pdf', 'csv'] as const

function DownloadInvoice({ record: { id, number } }: LeadProps) {
  const host = useAdminHost()
  const [pending, setPending] = useState<(typeof media)[number]>()
  const [message, setMessage] = useState<string>()
  const download = async (kind: (typeof media)[number]) => {
    setPending(kind)
    const address = staffInvoiceAddress({ id }, kind, host.organizationId)
    setMessage(await host.download(address, texts.fileName(number, kind)))
    setPending(undefined)
  }
  return (
    <Inline gapPx={8}>
      {media.map((kind) => (
        <Button key={kind} isSmall icon={Download} isPending={pending === kind} onPress={() => void download(kind)}>
          {texts.download[kind]}
        </Button>
      ))}
      <ErrorMessage>{message}</ErrorMessage>
    </Inline>
  )
}
