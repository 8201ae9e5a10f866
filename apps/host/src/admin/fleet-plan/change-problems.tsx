import { Icon } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import type { Outcome } from './asked.ts'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'

const periodOf = ({ start, end }: { start: string; end: string }): Period => ({
  start: parseInstant(start) ?? new Date(start),
  end: parseInstant(end) ?? new Date(end),
})

interface Other {
  readonly id: number
  readonly name: string
  readonly isTrip: boolean
  readonly period: Period
}

/** What stands in the way of a change, and who is affected by it. */
export function ChangeProblems({ result: { errors, limits, conflicts, affected, ok } }: { readonly result: Outcome }) {
  const isStale = errors.some(({ code }) => code === 'record.stale')
  const problems = isStale ? [{ code: 'stale', message: texts.stale }] : [...errors, ...limits]
  if (problems.length === 0 && affected.length === 0) return null
  const takenBy = conflicts.map(
    (other): Other => ({
      id: other.reservationId,
      name:
        other.person ??
        (other.reservationNumber === null ? texts.kinds[other.kind] : texts.reservation(other.reservationNumber)),
      isTrip: other.kind === 'reservation' && other.reservationNumber !== null,
      period: periodOf(other),
    }),
  )
  const affectedLines = affected.map(
    (one): Other => ({
      id: one.id,
      name: one.person ?? texts.reservation(one.reservationNumber),
      isTrip: true,
      period: periodOf(one),
    }),
  )
  return (
    <div className={ok ? css.passed : css.failed}>
      <Icon of={TriangleAlert} />
      <div>
        {problems.map(({ code, message }) => (
          <p key={code} className={css.problem}>
            {message}
          </p>
        ))}
        {affectedLines.length > 0 && ok && <p className={css.problem}>{texts.affects}</p>}
        <Others name={texts.takenBy} of={takenBy} />
        <Others name={texts.affects} of={affectedLines} />
      </div>
    </div>
  )
}

function Others({ name, of }: { readonly name: string; readonly of: readonly Other[] }) {
  if (of.length === 0) return null
  return (
    <ul className={css.conflicts} aria-label={name}>
      {of.map(({ id, name: who, isTrip, period }) => (
        <li key={id}>
          {isTrip ? (
            <Link className={css.link} href={adminPaths.reservations.recordPath({ id })}>
              {who}
            </Link>
          ) : (
            who
          )}
          , {formatPeriod(period)}
        </li>
      ))}
    </ul>
  )
}
