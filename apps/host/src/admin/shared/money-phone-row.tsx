import { StateBadge, type StateMeaning } from '@delebil/admin-components'
import { formatNok } from '@delebil/validation/text'
import type { ReactNode } from 'react'
import * as css from './case-row.css.ts'

interface MoneyPhoneRowProps {
  /** Its title, as the list has it. */
  readonly children: ReactNode
  readonly state: string
  readonly meaning: StateMeaning | undefined
  /** What tells it from others. */
  readonly meta: string
  readonly ore: number
}

/** What is about an amount, on a phone: what it is, how it stands, and how much. */
export function MoneyPhoneRow({ children, state, meaning = 'over', meta, ore }: MoneyPhoneRowProps) {
  return (
    <>
      <span className={css.title}>
        <span className={css.reason}>{children}</span>
        <StateBadge meaning={meaning}>{state}</StateBadge>
      </span>
      <span className={css.line}>
        <span className={css.meta}>{meta}</span>
        <span className={css.who}>{formatNok(ore)}</span>
      </span>
    </>
  )
}
