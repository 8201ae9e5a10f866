import type { AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Send, Trash2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { reminderTexts as texts } from './reminder-texts.ts'

const access = ['BILLING_WRITE'] as const
const touches = ['invoices', 'billing'] as const
const run =
  (call: 'reminders.send' | 'reminders.drop') =>
  (host: AdminHost, record: Read<'reminders'>, _values: unknown, attempt: Attempt) =>
    host.api.call(call, { ...callAt(host, record), ...attempt, body: { version: record.version } })

// No letter presses either: what is sent is sent on purpose.
export const reminderActions: readonly RecordAction<'reminders'>[] = [
  {
    key: 'send',
    label: texts.send,
    icon: Send,
    access,
    shown: ({ state }) => state === 'PROPOSED' || state === 'FAILED',
    question: ({ restOre, customer }) => texts.sendQuestion(restOre, customer),
    run: run('reminders.send'),
    done: texts.sent,
    touches,
  },
  {
    key: 'drop',
    label: texts.drop,
    icon: Trash2,
    access,
    shown: ({ state }) => state === 'PROPOSED',
    run: run('reminders.drop'),
    done: texts.dropped,
  },
]
