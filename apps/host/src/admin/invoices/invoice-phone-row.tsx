import { formatDay, StateBadge, type StateMeaning } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatNok, invoiceStateText } from '@delebil/validation/text'
import type { ReactNode } from 'react'
import * as css from '../shared/case-row.css.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

interface RowProps {
  readonly record: Read<'invoices'>
  readonly children: ReactNode
}

const meanings: Partial<Record<Read<'invoices'>['state'], StateMeaning>> = { OVERDUE: 'wrong', OPEN: 'look' }

/** An invoice on a phone: whose, how it stands, until when it is to be paid, and how much it is. */
export function InvoicePhoneRow({ record, children }: RowProps) {
  const { kind, state, invoiceDate, dueDate, totalOre } = record
  const isNote = kind === 'CREDIT_NOTE'
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>{children}</span>
        <StateBadge meaning={(!isNote && meanings[state]) || 'over'}>
          {isNote ? texts.creditNote : invoiceStateText[state]}
        </StateBadge>
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
