import type { Reservation } from '@delebil/core-api'
import { Card, NumberPlate } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation/text'
import { CarPicture } from '../car-row/car-picture.tsx'
import { readTimes } from '../data/reservation-times.ts'
import { readinessTexts } from '../locale/readiness-texts.ts'
import { texts } from '../locale/texts.ts'
import { muted } from '../panel/panel.css.ts'
import { LicenseNotice } from '../readiness/license-notice.tsx'
import { BluetoothSlot } from './bluetooth/bluetooth-slot.tsx'
import { countdown } from './countdown.ts'
import { card, carLine, carPicture, carText, countdown as countdownClass, model, top } from './reservation.css.ts'
import { ReservationLink } from './reservation-link.tsx'
import { TripBar } from './trip/trip-bar.tsx'
import { TripDialogs } from './trip/trip-dialogs.tsx'
import { TripFigures } from './trip/trip-figures.tsx'
import { TripMenu } from './trip/trip-menu.tsx'
import { TripStatusLine } from './trip/trip-status-line.tsx'
import { useTrip } from './trip/use-trip.ts'

export interface ReservationCardProps {
  readonly reservation: Reservation
}

/** A reservation in the list: how it stands, which car, and what is needed on the way. It leads to its own page. */
export function ReservationCard({ reservation }: ReservationCardProps) {
  const trip = useTrip(reservation, 'list')
  const { law, now, phase } = trip
  const { car, location } = reservation
  const waiting = countdown(reservation, now)
  const name = texts.reservation.number(reservation.reservationNumber)
  return (
    <Card as="article" padding="large" aria-label={`${name}, ${reservation.model}`}>
      <div className={card}>
        <div className={top}>
          <TripStatusLine trip={trip} />
          <TripMenu trip={trip} />
        </div>
        {waiting !== undefined && <p className={countdownClass}>{waiting}</p>}
        <div className={carLine}>
          <div className={carPicture}>
            <CarPicture bodyType={car.bodyType} color={car.color} />
          </div>
          <div className={carText}>
            <h3 className={model}>
              {reservation.model} <NumberPlate number={reservation.licensePlate} heightPx={22} />
            </h3>
            <p className={muted}>{formatPeriod(readTimes(reservation))}</p>
            <p className={muted}>{location.name}</p>
          </div>
        </div>
        {law.license !== undefined && (
          <LicenseNotice problem={law.license}>{readinessTexts.beforeOpening}</LicenseNotice>
        )}
        <BluetoothSlot reservation={reservation} now={now} />
        <TripFigures trip={trip} isBelow />
        {phase !== 'ahead' && <TripBar trip={trip} />}
        <div>
          <TripDialogs trip={trip} />
          <ReservationLink
            reservation={reservation}
            text={texts.reservation.showDetails(reservation.reservationNumber)}
          />
        </div>
      </div>
    </Card>
  )
}
