import { StateBadge, type StateBadgeProps } from '@delebil/admin-components'
import type { Conflict } from '@delebil/core-api/admin'
import { formatPeriod } from '@delebil/validation/text'
import { Clock, TriangleAlert } from 'lucide-react'
import { Link } from 'react-aria-components'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'

/** How each reason looks: what burns is red. */
const looks: Readonly<Record<Conflict['reason'], Omit<StateBadgeProps, 'children'>>> = {
  CAR_LATE: { meaning: 'wrong', icon: Clock },
  CAR_DAMAGED: { meaning: 'wrong', icon: TriangleAlert },
  CAR_OUT_OF_USE: { meaning: 'look' },
  CAR_MOVED: { meaning: 'look' },
}

export interface ConflictListProps {
  readonly conflicts: readonly Conflict[]
  /** The one whose resolutions are shown. */
  readonly open: number | undefined
  readonly hrefOf: (conflict: Conflict) => string
}

/** Whom it affects, when, and why. */
export function ConflictList({ conflicts, open, hrefOf }: ConflictListProps) {
  return (
    <ul className={css.list} aria-label={texts.list}>
      {conflicts.map((conflict) => {
        const { reservationId, reservationNumber, reason, why, person, licensePlate, model, location } = conflict
        const period = { start: new Date(conflict.start), end: new Date(conflict.end) }
        return (
          <li key={reservationId}>
            <Link
              href={hrefOf(conflict)}
              id={rowId(reservationId)}
              className={css.row}
              {...(open === reservationId && { 'aria-current': 'true' as const })}
            >
              <span className={css.rowHead}>
                <span className={css.who}>{person ?? texts.nobody}</span>
                <StateBadge {...looks[reason]}>{texts.reasons[reason]}</StateBadge>
              </span>
              <span className={css.rowHead}>
                <span>{formatPeriod(period)}</span>
                <span className={css.number}>{reservationNumber}</span>
              </span>
              <span className={css.muted}>
                {licensePlate} · {model} · {location}
              </span>
              <span className={css.why}>{why}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The element of a conflict in the list, to give the focus back to. */
export const rowId = (reservationId: number): string => `conflict-${reservationId}`
