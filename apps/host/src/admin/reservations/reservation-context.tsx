import { ReservationBadge, useAdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatPeriod } from '@delebil/validation/text'

/** How a reservation stands, whose it is, and when. */
export function ReservationContext({ record }: { readonly record: Read<'reservations'> }) {
  const { now } = useAdminHost()
  const { state, person, started, ended } = record
  const period = { start: new Date(record.start), end: new Date(record.end) }
  const isLate = started !== null && ended === null && period.end < now()
  return (
    <>
      <ReservationBadge state={state} isLate={isLate} />
      <span>{[...(person === null ? [] : [person]), formatPeriod(period)].join(' · ')}</span>
    </>
  )
}
