import type { RecordAction } from '@delebil/admin-components'
import { day, money } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import { CircleOff, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { mustSayWhy } from '../shared/why-field.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

const access = ['BILLING_WRITE'] as const
const touches = ['ledger', 'billing'] as const

// No letter presses these either.
export const writeOffActions: readonly RecordAction<'invoices'>[] = [
  {
    key: 'write-off',
    label: texts.writeOff,
    icon: CircleOff,
    access,
    isDanger: true,
    shown: ({ kind, state }) => kind === 'INVOICE' && (state === 'OPEN' || state === 'OVERDUE'),
    question: () => texts.writeOffQuestion,
    fields: {
      amountOre: money(texts.writeOffAmount, { write: true, optional: true }),
      postedOn: day(texts.writeOffDay, { write: true }),
      why: mustSayWhy,
    },
    start: () => ({ postedOn: osloDateText(new Date()) }),
    run: (host, record, { amountOre, postedOn, why }, attempt) =>
      host.api.call('invoices.write-off', {
        ...callAt(host, record),
        ...attempt,
        body: {
          version: record.version,
          ...(typeof amountOre === 'number' && { amountOre }),
          postedOn: String(postedOn),
          why: String(why ?? ''),
        },
      }),
    done: texts.writtenOff,
    touches,
  },
  {
    key: 'reverse-write-off',
    label: texts.reverseWriteOff,
    icon: Undo2,
    access,
    shown: ({ writtenOffOre }) => writtenOffOre > 0,
    question: () => texts.reverseWriteOffQuestion,
    fields: { why: mustSayWhy },
    run: (host, record, { why }, attempt) =>
      host.api.call('invoices.reverse-write-off', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, why: String(why ?? '') },
      }),
    done: texts.writeOffReversed,
    touches,
  },
]
