import { ReservationBadge, useAdminAnswer } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { NumberPlate, Skeleton } from '@delebil/ui'
import { formatNok, formatPeriod } from '@delebil/validation/text'
import { describeCondition } from '../shared/car-condition.ts'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from '../shared/shared.css.ts'
import { useSummary } from '../shared/use-summary.ts'
import { messageTexts as texts } from './message-texts.ts'
import { useTrip } from './use-trip.ts'

/** What a message is about: the reservation, whose it is, and the car. */
export function MessageAbout({ record: { reservationId } }: { readonly record: Read<'messages'> }) {
  const trip = useTrip(reservationId)
  return trip ? <Trip trip={trip} /> : <Skeleton heightPx={160} />
}

type TripProps = { readonly trip: Read<'reservations'> }

function Trip({ trip }: TripProps) {
  const price = useSummary(trip).data?.price
  const {
    id: reservationId,
    reservationNumber,
    state,
    progress,
    start,
    end,
    person,
    personId,
    phone,
    carId,
    location,
    membershipId,
    membership,
  } = trip
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
      {price != null && (
        <>
          <dt>{texts.price}</dt>
          <dd>{formatNok(price.totalOre)}</dd>
        </>
      )}
      <Condition trip={trip} />
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
      {membershipId !== null && (
        <>
          <dt>{texts.membership}</dt>
          <dd>
            <RecordLink of="memberships" id={membershipId}>
              {membership ?? texts.membership}
            </RecordLink>
          </dd>
        </>
      )}
    </dl>
  )
}

/** What the car says, while it is theirs: it may say the same. */
function Condition({ trip: { carId, progress } }: TripProps) {
  const isTheirs = progress === 'OUT' || progress === 'LATE'
  const { data } = useAdminAnswer('cars.condition', isTheirs ? { params: { id: carId } } : undefined)
  const said = data?.state ? describeCondition(data.state) : []
  if (said.length === 0) return null
  return (
    <>
      <dt>{texts.carSays}</dt>
      {said.map(({ label, text }) => (
        <dd key={label} className={css.ofPair}>
          {label}: {text}
        </dd>
      ))}
    </>
  )
}
