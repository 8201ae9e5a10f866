import type { NightCase } from '@delebil/core-api/admin'
import { LinkButton } from '@delebil/ui'
import { CalendarPlus } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'

/** What helps where a car can't be swapped because the trip has begun: a trip of its own in another car. */
export function SwapNote({ data: { callers, check, cannot } }: { data: NightCase }) {
  const caller = callers.find(({ id }) => id === check?.personId) ?? callers[0]
  if (cannot.swap !== 'reservation.already-started' || caller === undefined) return null
  return (
    <div className={css.list}>
      <p className={css.text}>{nightTexts.swapInstead}</p>
      <span>
        <LinkButton isSmall icon={CalendarPlus} href={`${adminPaths.reservations.newPath}?personId=${caller.id}`}>
          {nightTexts.newTripFor(caller.name)}
        </LinkButton>
      </span>
    </div>
  )
}
