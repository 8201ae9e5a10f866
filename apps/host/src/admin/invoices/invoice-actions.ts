import type { RecordAction } from '@delebil/admin-components'
import { choice, type Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { Send, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { why } from '../shared/why-field.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

type Invoice = Read<'invoices'>
const access = ['BILLING_WRITE'] as const
const mayBeCredited = ({ kind, state }: Invoice): boolean => kind === 'INVOICE' && state !== 'CREDITED'
const afterwards = choice(texts.afterCredit, texts.afterwards, { write: true })

// No letter presses these: what is sent or taken back is pressed on purpose.
export const invoiceActions: readonly RecordAction<'invoices'>[] = [
  {
    key: 'send',
    label: texts.send,
    icon: Send,
    access,
    shown: ({ runId, kind }) => runId !== null || kind === 'CREDIT_NOTE',
    question: ({ customer }) => texts.sendQuestion(customer),
    run: (host, { id }, _values, attempt) =>
      host.api.call('invoices.send', {
        query: { orgId: String(host.organizationId) },
        ...attempt,
        body: { ids: [id] },
      }),
    done: texts.queued,
  },
  {
    key: 'credit',
    label: texts.credit,
    icon: Undo2,
    access,
    isDanger: true,
    shown: mayBeCredited,
    question: ({ number, totalOre }) => texts.creditQuestion(number, formatNok(totalOre)),
    fields: { afterwards, why },
    start: () => ({ afterwards: 'again' }),
    run: (host, record, values, attempt) =>
      host.api.call('invoices.credit', {
        ...callAt(host, record),
        ...attempt,
        body: {
          version: record.version,
          isBilledAnew: values['afterwards'] === 'again',
          ...(typeof values['why'] === 'string' && { why: values['why'] }),
        },
      }),
    done: texts.creditDone,
    touches: ['billing'],
  },
]
