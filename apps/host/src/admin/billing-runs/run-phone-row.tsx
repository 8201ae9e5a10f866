import type { StateMeaning } from '@delebil/admin-components'
import { billingRunStates, type Read } from '@delebil/core-api/admin'
import type { ReactNode } from 'react'
import { MoneyPhoneRow } from '../shared/money-phone-row.tsx'
import { runTexts as texts } from './run-texts.ts'

interface RowProps {
  readonly record: Read<'billing-runs'>
  readonly children: ReactNode
}

const meanings: Partial<Record<Read<'billing-runs'>['state'], StateMeaning>> = { DRAFT: 'look', CHECKED: 'look' }

/** A run on a phone: until when, how it stands, how many bills it has, and what they come to. */
export function RunPhoneRow({ record: { state, memberships, grossOre }, children }: RowProps) {
  return (
    <MoneyPhoneRow
      state={billingRunStates[state]}
      meaning={meanings[state]}
      meta={texts.billsOf(memberships)}
      ore={grossOre}
    >
      {children}
    </MoneyPhoneRow>
  )
}
