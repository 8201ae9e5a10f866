import { ReservationBadge } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatPeriod } from '@delebil/validation/text'

/** How a reservation stands, whose it is, and when. */
export function ReservationContext({ record }: { readonly record: Read<'reservations'> }) {
  const { state, person, progress } = record
  const period = { start: new Date(record.start), end: new Date(record.end) }
  return (
    <>
      <ReservationBadge state={state} isLate={progress === 'LATE'} />
      <span>{[...(person === null ? [] : [person]), formatPeriod(period)].join(' · ')}</span>
    </>
  )
}
