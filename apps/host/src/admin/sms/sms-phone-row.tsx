import { formatMoment, StateBadge, type StateMeaning } from '@delebil/admin-components'
import { type Read, smsStates } from '@delebil/core-api/admin'
import { formatPhone } from '@delebil/validation'
import type { ReactNode } from 'react'
import * as css from '../shared/case-row.css.ts'

interface RowProps {
  readonly record: Read<'sms'>
  readonly children: ReactNode
}

const meanings: Partial<Record<Read<'sms'>['state'], StateMeaning>> = { QUEUED: 'look', FAILED: 'wrong' }

/** An SMS on a phone: to whom, what became of it, to which number and when, and how it begins. */
export function SmsPhoneRow({ record: { state, phone, created, text }, children }: RowProps) {
  return (
    <>
      <span className={css.title}>
        <span className={css.reason}>{children}</span>
        <StateBadge meaning={meanings[state] ?? 'over'}>{smsStates[state]}</StateBadge>
      </span>
      <span className={css.meta}>{[formatPhone(phone), formatMoment(created)].join(' · ')}</span>
      <span className={css.meta}>{text}</span>
    </>
  )
}
