import { formatDay } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import type { ReactNode } from 'react'
import * as css from '../shared/case-row.css.ts'
import { InvoiceStanding } from './invoice-standing.tsx'
import { invoiceTexts as texts } from './invoice-texts.ts'

interface RowProps {
  readonly record: Read<'invoices'>
  readonly children: ReactNode
}

/** An invoice on a phone: whose, how it stands, until when it is to be paid, and how much it is. */
export function InvoicePhoneRow({ record, children }: RowProps) {
  const { kind, invoiceDate, dueDate, totalOre } = record
  const isNote = kind === 'CREDIT_NOTE'
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>{children}</span>
        <InvoiceStanding record={record} />
      </span>
      <span className={css.line}>
        <span className={css.meta}>
          {isNote ? texts.dated(formatDay(invoiceDate)) : `${texts.due} ${formatDay(dueDate)}`}
        </span>
        <span className={css.who}>{formatNok(totalOre)}</span>
      </span>
    </>
  )
}
