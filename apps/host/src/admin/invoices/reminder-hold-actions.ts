import type { RecordAction } from '@delebil/admin-components'
import { BellOff, BellRing } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { mustSayWhy } from '../shared/why-field.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

const access = ['BILLING_WRITE'] as const
const touches = ['reminders'] as const

export const reminderHoldActions: readonly RecordAction<'invoices'>[] = [
  {
    key: 'hold-reminders',
    label: texts.holdReminders,
    icon: BellOff,
    access,
    shown: ({ state, remindersHeld }) => remindersHeld === null && (state === 'OPEN' || state === 'OVERDUE'),
    fields: { why: mustSayWhy },
    run: (host, record, { why }, attempt) =>
      host.api.call('invoices.hold-reminders', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, why: String(why ?? '') },
      }),
    done: texts.remindersHeld,
    touches,
  },
  {
    key: 'release-reminders',
    label: texts.releaseReminders,
    icon: BellRing,
    access,
    shown: ({ remindersHeld }) => remindersHeld !== null,
    run: (host, record, _values, attempt) =>
      host.api.call('invoices.release-reminders', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version },
      }),
    done: texts.remindersReleased,
    touches,
  },
]
