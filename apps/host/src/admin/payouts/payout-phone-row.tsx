import type { StateMeaning } from '@delebil/admin-components'
import { payoutKinds, payoutStates, type Read } from '@delebil/core-api/admin'
import type { ReactNode } from 'react'
import { MoneyPhoneRow } from '../shared/money-phone-row.tsx'

interface RowProps {
  readonly record: Read<'payouts'>
  readonly children: ReactNode
}

const meanings: Partial<Record<Read<'payouts'>['state'], StateMeaning>> = { WAITING: 'look' }

/** A payout on a phone: to whom, how far it has come, for what and to which account, and how much. */
export function PayoutPhoneRow({ record: { state, kind, account, amountOre }, children }: RowProps) {
  return (
    <MoneyPhoneRow
      state={payoutStates[state]}
      meaning={meanings[state]}
      meta={`${payoutKinds[kind]} · ${account}`}
      ore={amountOre}
    >
      {children}
    </MoneyPhoneRow>
  )
}
