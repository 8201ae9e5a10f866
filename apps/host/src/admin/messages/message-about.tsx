import { ReservationBadge } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { NumberPlate } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation/text'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from '../shared/shared.css.ts'
import { messageTexts as texts } from './message-texts.ts'
import { useTrip } from './use-trip.ts'

/** What a message is about: the reservation, whose it is, and the car. */
export function MessageAbout({ record: { reservationId } }: { readonly record: Read<'messages'> }) {
  const trip = useTrip(reservationId)
  if (!trip) return null
  const { reservationNumber, state, progress, start, end, person, personId, phone, carId, location } = trip
  return (
    <dl className={css.pairs}>
      <dt>
        <RecordLink of="reservations" id={reservationId}>
          {String(reservationNumber)}
        </RecordLink>
      </dt>
      <dd>
        <ReservationBadge state={state} isLate={progress === 'LATE'} />
      </dd>
      <dt>{texts.when}</dt>
      <dd>{formatPeriod({ start: new Date(start), end: new Date(end) })}</dd>
      <dt>{texts.car}</dt>
      <dd className={css.inLine}>
        <RecordLink of="cars" id={carId}>
          {String(trip.carNumber)}
        </RecordLink>
        <NumberPlate number={trip.licensePlate} heightPx={22} /> {trip.model}
      </dd>
      <dt>{texts.place}</dt>
      <dd>{location}</dd>
      {person !== null && (
        <>
          <dt>{texts.from}</dt>
          <dd>
            {personId === null ? (
              person
            ) : (
              <RecordLink of="persons" id={personId}>
                {person}
              </RecordLink>
            )}
          </dd>
        </>
      )}
      {phone !== null && (
        <>
          <dt>{texts.phone}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </>
      )}
    </dl>
  )
}
