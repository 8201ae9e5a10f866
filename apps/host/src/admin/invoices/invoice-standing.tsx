import { StateBadge, type StateMeaning } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { invoiceStateText } from '@delebil/validation/text'
import { invoiceTexts as texts } from './invoice-texts.ts'

const meanings: Partial<Record<Read<'invoices'>['state'], StateMeaning>> = { OVERDUE: 'wrong', OPEN: 'look' }

/** How an invoice stands; a credit note is one, and is paid by nobody. */
export function InvoiceStanding({ record: { kind, state } }: { readonly record: Read<'invoices'> }) {
  const isNote = kind === 'CREDIT_NOTE'
  return (
    <StateBadge meaning={(!isNote && meanings[state]) || 'over'}>
      {isNote ? texts.creditNote : invoiceStateText[state]}
    </StateBadge>
  )
}
