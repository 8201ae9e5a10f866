import type { Reservation } from '@delebil/core-api'
import { Card } from '@delebil/ui'
import { formatDateTime, reservationStateText } from '@delebil/validation/text'
import { texts } from '../../locale/texts.ts'
import { tripTexts } from '../../locale/trip-texts.ts'
import { Facts } from '../../panel/facts.tsx'
import * as css from './trip.css.ts'
import type { Trip } from './use-trip.ts'

/** An ended trip says when that was, and what was reserved where that is something else. */
function endRows({ end, ended }: Pick<Reservation, 'end' | 'ended'>) {
  const [promised, over] = [end, ended ?? end].map((at) => formatDateTime(new Date(at)))
  const reserved = { name: texts.reservation.reservedUntil, value: promised === over ? '' : promised }
  return ended
    ? [{ name: texts.reservation.ended, value: over }, reserved]
    : [{ name: texts.reservation.to, value: over }]
}

/** What the reservation is, in full. */
export function DetailsCard({ trip: { reservation } }: { readonly trip: Trip }) {
  const { reservationNumber, state, start, membership } = reservation
  const rows = [
    { name: tripTexts.state, value: reservationStateText[state] },
    { name: texts.reservation.from, value: formatDateTime(new Date(start)) },
    ...endRows(reservation),
    { name: texts.reservation.membership, value: membership.name },
  ]
  return (
    <Card>
      <div className={css.stack}>
        <h2 className={css.title}>{texts.reservation.number(reservationNumber)}</h2>
        <Facts rows={rows.filter(({ value }) => value !== '')} />
      </div>
    </Card>
  )
}
