import { formatMoment, StateBadge } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import type { ReactNode } from 'react'
import * as css from '../shared/case-row.css.ts'

const { state: states, deviation: deviations } = adminResources.billing.fields

interface RowProps {
  readonly record: Read<'billing'>
  readonly children: ReactNode
}

/** A charge on a phone: what it is for, what is to be seen about it or how it stands, whose and when, and how much it is. */
export function ChargePhoneRow({ record, children }: RowProps) {
  const { deviation, state, membership, delivered, grossOre } = record
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>{children}</span>
        {deviation === null ? (
          <StateBadge meaning={state === 'held' ? 'look' : 'over'}>{states.options?.[state] ?? ''}</StateBadge>
        ) : (
          <StateBadge meaning={deviation === 'OVERDUE' ? 'wrong' : 'look'}>
            {deviations.options?.[deviation] ?? ''}
          </StateBadge>
        )}
      </span>
      <span className={css.line}>
        <span className={css.meta}>{`${membership} · ${formatMoment(delivered)}`}</span>
        <span className={css.who}>{formatNok(grossOre)}</span>
      </span>
    </>
  )
}
