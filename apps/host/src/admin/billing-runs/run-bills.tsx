import { PanelTable, useAdminAnswer } from '@delebil/admin-components'
import type { Read, RunMembership } from '@delebil/core-api/admin'
import { invoiceMethodText } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { filtered } from '../panel/filtered.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { deliveryText } from '../shared/delivery-text.ts'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from '../shared/shared.css.ts'
import { IncludeBill } from './pass-over-bill.tsx'
import { runTexts as texts } from './run-texts.ts'
import { useRunAgain } from './use-run-again.ts'

/** What becomes of each bill of a run; what did not go out comes first. */
export function RunBills({ record }: { readonly record: Read<'billing-runs'> }) {
  const { id, state, pausedAt } = record
  const { data: all, error, mutate } = useAdminAnswer('billing-runs.memberships', { params: { id } })
  const isSending = state !== 'DRAFT' && state !== 'CHECKED'
  useRunAgain(
    isSending && pausedAt === null && state !== 'DISCARDED' && (all?.data.some(isUnderWay) ?? false),
    () => void mutate(),
  )
  const data = all && { data: all.data.filter(({ setAside }) => isSending || setAside !== null) }
  return (
    <Stack gapPx={8}>
      <PanelTable<RunMembership>
        label={texts.bills}
        answer={{ data, error: error?.message, again: () => void mutate() }}
        rowKey={({ membershipId }) => membershipId}
        empty={isSending ? texts.noBills : texts.nothingAside}
        columns={[
          {
            label: texts.to,
            value: ({ membershipId, customer }) => (
              <RecordLink of="memberships" id={membershipId}>
                {customer}
              </RecordLink>
            ),
          },
          {
            label: texts.number,
            value: ({ invoiceId, number }) =>
              invoiceId === null || number === null ? (
                '–'
              ) : (
                <RecordLink of="invoices" id={invoiceId}>
                  {number}
                </RecordLink>
              ),
          },
          { label: texts.method, value: ({ method }) => invoiceMethodText[method] },
          { label: texts.kroner, value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
          { label: texts.happened, value: whatHappened },
          ...(state === 'DRAFT'
            ? [
                {
                  label: texts.include,
                  value: (bill: RunMembership) => <IncludeBill run={record} bill={bill} onDone={() => void mutate()} />,
                },
              ]
            : []),
        ]}
      />
      {isSending && (
        <Link className={css.link} href={filtered(adminPaths.invoices.path, 'runId', id)}>
          {texts.allInvoices}
        </Link>
      )}
    </Stack>
  )
}

// A printed one waits for somebody to gather it.
const isUnderWay = ({ setAside, method, delivery }: RunMembership): boolean =>
  setAside === null && (delivery === null || (delivery === 'QUEUED' && method !== 'PRINT'))

function whatHappened({ setAside, method, delivery, problem }: RunMembership): string {
  if (setAside !== null) return setAside
  if (delivery === null) return texts.waiting
  return [deliveryText(method, delivery), problem].filter(Boolean).join(': ')
}
