import type { Conflict } from '@delebil/core-api/admin'
import { StatusDot, type StatusTone } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'

const tones = {
  CAR_LATE: 'red',
  CAR_DAMAGED: 'red',
  CAR_OUT_OF_USE: 'yellow',
  CAR_MOVED: 'yellow',
} as const satisfies Record<Conflict['reason'], StatusTone>

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
                <StatusDot tone={tones[reason]}>{texts.reasons[reason]}</StatusDot>
                <span className={css.number}>{reservationNumber}</span>
              </span>
              <span className={css.when}>{formatPeriod(period)}</span>
              <span>{person ?? texts.nobody}</span>
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
