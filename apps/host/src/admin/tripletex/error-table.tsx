import { PanelTable, useAdminAnswer } from '@delebil/admin-components'
import { type AccountingError, invoiceMethodText, type TaskCause } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { useState } from 'react'
import { RecordLink } from '../shared/record-link.tsx'
import { ErrorDetails } from './error-details.tsx'
import { errorTexts as texts } from './error-texts.ts'

interface ErrorTableProps {
  readonly view: 'held' | 'unknown' | 'paused' | 'marked'
  readonly cause?: TaskCause
  readonly label: string
  readonly onDone: () => void
}

const titleOf = ({ cause, said }: AccountingError): string => said ?? (cause === null ? '–' : texts.cause(cause).title)

/** The bills that something holds up, one by one. */
export function ErrorTable({ view, cause, label, onDone }: ErrorTableProps) {
  const asked = { query: { view, ...(cause && { cause }) } }
  const { data, error, mutate } = useAdminAnswer('tripletex.errors', asked, { keepPreviousData: true })
  const [open, setOpen] = useState<AccountingError>()
  const again = () => void mutate()
  return (
    <>
      <PanelTable<AccountingError>
        label={label}
        answer={{ data, error: error?.message, again }}
        empty={texts.empty}
        rowKey={({ id }) => id}
        columns={[
          { label: texts.order, value: ({ orderNumber }) => orderNumber },
          {
            label: texts.invoice,
            value: ({ id, invoiceNumber }) => (
              <RecordLink of="invoices" id={id}>
                {invoiceNumber}
              </RecordLink>
            ),
          },
          { label: texts.to, value: ({ to }) => to },
          {
            label: texts.method,
            value: ({ invoiceMethod }) => (invoiceMethod ? invoiceMethodText[invoiceMethod] : '–'),
          },
          { label: texts.amount, value: ({ ore }) => formatNok(ore), isNumber: true },
          { label: texts.step, value: ({ step }) => texts.steps[step] },
          { label: texts.got, value: titleOf },
          {
            label: texts.details,
            value: (row) => (
              <Button
                variant="quiet"
                isSmall
                aria-label={`${texts.details} ${row.orderNumber}`}
                onPress={() => setOpen(row)}
              >
                {texts.details}
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <ErrorDetails
          bill={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            again()
            onDone()
          }}
        />
      )}
    </>
  )
}
