import { formatDay, type StateMeaning } from '@delebil/admin-components'
import { type Read, reminderKindText, reminderStates } from '@delebil/core-api/admin'
import type { ReactNode } from 'react'
import { MoneyPhoneRow } from '../shared/money-phone-row.tsx'
import { reminderTexts as texts } from './reminder-texts.ts'

interface RowProps {
  readonly record: Read<'reminders'>
  readonly children: ReactNode
}

const meanings: Partial<Record<Read<'reminders'>['state'], StateMeaning>> = { PROPOSED: 'look', FAILED: 'wrong' }

/** A reminder on a phone: of which invoice and whose, how far it has come, what is sent and since when it is due, and how much rests. */
export function ReminderPhoneRow({ record: { state, kind, wasDue, restOre }, children }: RowProps) {
  return (
    <MoneyPhoneRow
      state={reminderStates[state]}
      meaning={meanings[state]}
      meta={`${reminderKindText[kind]} · ${texts.wasDue} ${formatDay(wasDue)}`}
      ore={restOre}
    >
      {children}
    </MoneyPhoneRow>
  )
}
