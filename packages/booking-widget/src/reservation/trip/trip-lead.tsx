import { Card, NumberPlate, TimeRing } from '@delebil/ui'
import { periodMinutes } from '@delebil/validation'
import {
  formatDateTime,
  formatDuration,
  formatLength,
  formatPastPeriod,
  formatPeriod,
  formatWhen,
  priceSentence,
} from '@delebil/validation/text'
import { CarPicture } from '../../car-row/car-picture.tsx'
import { reservationPrice } from '../../data/reservation-price.ts'
import { readTimes, shownPeriod } from '../../data/reservation-times.ts'
import { texts } from '../../locale/texts.ts'
import { tripTexts } from '../../locale/trip-texts.ts'
import * as css from './trip.css.ts'
import { TripBar } from './trip-bar.tsx'
import { TripFigures } from './trip-figures.tsx'
import { isOut, isPast } from './trip-phase.ts'
import type { Trip } from './use-trip.ts'

interface LeadProps {
  readonly trip: Trip
}

/** What matters most now: how long until the trip begins, how long until the car is to be back, or how it ended. */
export function TripLead({ trip }: LeadProps) {
  const { phase, isWide } = trip
  if (!isOut(phase)) {
    return (
      <Card>
        <div className={css.leadAlone}>
          {isPast(phase) ? <Ended trip={trip} /> : <Ahead trip={trip} />}
          {isWide && <TripBar trip={trip} />}
        </div>
      </Card>
    )
  }
  const words = (
    <div className={css.lead}>
      <div className={css.leadRing}>
        <TimeLeft trip={trip} />
      </div>
      <div className={css.stack}>
        <Deliver trip={trip} />
        {isWide && <TripBar trip={trip} />}
      </div>
    </div>
  )
  return isWide ? (
    <Card>
      {words}
      <TripFigures trip={trip} isBelow />
    </Card>
  ) : (
    words
  )
}

function TimeLeft({ trip: { reservation, now, phase } }: LeadProps) {
  const { start, end } = readTimes(reservation)
  if (phase === 'late') {
    const time = formatDuration(periodMinutes({ start: end, end: now }))
    return <TimeRing time={time} caption={tripTexts.past} sentence={tripTexts.pastSentence(time)} share={0} isLate />
  }
  const minutes = periodMinutes({ start: now, end })
  const time = formatDuration(minutes)
  const share = minutes / periodMinutes({ start, end })
  return <TimeRing time={time} caption={tripTexts.left} sentence={tripTexts.leftSentence(time)} share={share} />
}

function Deliver({ trip: { reservation, now, phase } }: LeadProps) {
  const end = formatWhen(new Date(reservation.end), now)
  return (
    <div className={css.leadWords}>
      <p className={css.large}>{phase === 'late' ? tripTexts.shouldHave(end) : tripTexts.deliverBy(end)}</p>
      <p className={css.quiet}>{placeText(reservation)}</p>
    </div>
  )
}

const placeText = ({ location }: Trip['reservation']) =>
  [location.name, location.parkingDescription].filter(Boolean).join('. ')

function Ahead({ trip: { reservation, now, isWide } }: LeadProps) {
  const { start, end } = readTimes(reservation)
  const minutes = periodMinutes({ start: now, end: start })
  return (
    <>
      <div>
        <p className={css.huge}>{tripTexts.startsIn(formatDuration(minutes))}</p>
        <p className={css.quiet}>
          {formatPeriod({ start, end })} · {formatLength(periodMinutes({ start, end }))}
        </p>
      </div>
      {!isWide && <CarPlate trip={reservation} />}
    </>
  )
}

function Ended({ trip: { reservation, isWide, phase } }: LeadProps) {
  const { ended } = reservation
  return (
    <>
      <div>
        <p className={css.huge}>{phase === 'called-off' ? tripTexts.calledOff : tripTexts.over}</p>
        <p className={css.quiet}>{formatPastPeriod(shownPeriod(reservation))}</p>
        {ended && (
          <p className={css.quiet}>
            {texts.reservation.ended} {formatDateTime(new Date(ended))}
          </p>
        )}
        <p className={css.large}>{priceSentence(reservationPrice(reservation))}</p>
      </div>
      {!isWide && <CarPlate trip={reservation} />}
    </>
  )
}

/** The car as it is looked for in the street. */
function CarPlate({ trip: { car, licensePlate } }: { readonly trip: Trip['reservation'] }) {
  return (
    <div className={css.carTile}>
      <div className={css.carPicture}>
        <CarPicture bodyType={car.bodyType} color={car.color} />
      </div>
      <div className={css.plateWords}>
        <NumberPlate number={licensePlate} heightPx={32} />
        <p className={css.small}>
          {texts.car.number} {car.carNumber}
        </p>
      </div>
    </div>
  )
}
