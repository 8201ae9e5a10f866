import { StateBadge } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { formatDuration } from '@delebil/validation/text'
import { Clock, Eye } from 'lucide-react'
import { followUpOf } from '../shared/case-actions.ts'
import * as css from '../shared/case-row.css.ts'

interface CaseRowProps {
  readonly record: Read<'problem-reservations'>
  readonly now: Date
}

const { reason: reasons } = adminResources['problem-reservations'].fields

/** A case among others: what is wrong, for how long, whose it is, and who follows it up. */
export function CaseRow({ record, now }: CaseRowProps) {
  const { reason, end, reservationNumber, person, licensePlate } = record
  const followUp = followUpOf(record, now)
  const isLate = reason === 'LATE'
  const minutes = Math.floor((now.getTime() - new Date(end).getTime()) / 60_000)
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>{reasons.options?.[reason]}</span>
        {isLate && minutes > 0 && (
          <StateBadge meaning="wrong" icon={Clock}>
            {formatDuration(minutes)}
          </StateBadge>
        )}
        {!isLate && <Eye size={16} aria-hidden />}
      </span>
      <span className={css.line}>
        <span className={css.meta}>
          {[reservationNumber, person, licensePlate].filter((part) => part !== null).join(' · ')}
        </span>
        {followUp !== '' && <span className={css.who}>{followUp}</span>}
      </span>
    </>
  )
}
