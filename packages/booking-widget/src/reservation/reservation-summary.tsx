import type { Reservation } from '@delebil/core-api'
import { Badge, type BadgeProps, Icon } from '@delebil/ui'
import { formatDateTime, reservationStateText } from '@delebil/validation/text'
import { Navigation } from 'lucide-react'
import { CarPicture } from '../car-row/car-picture.tsx'
import { texts } from '../locale/texts.ts'
import { directionsAddress } from '../panel/directions.ts'
import { Facts } from '../panel/facts.tsx'
import { link, muted } from '../panel/panel.css.ts'
import type { ActionProps } from './action-props.ts'
import { countdown } from './countdown.ts'
import { carLine, countdown as countdownClass, model, top } from './reservation.css.ts'

const tones: Record<Reservation['state'], NonNullable<BadgeProps['tone']>> = {
  ONGOING: 'green',
  FUTURE: 'neutral',
  PAST: 'neutral',
  CANCELED: 'red',
  VOIDED: 'red',
}

/** An ended trip says when that was, and what was reserved where that is something else. */
function endRows({ end, ended }: Pick<Reservation, 'end' | 'ended'>) {
  const [promised, over] = [end, ended ?? end].map((at) => formatDateTime(new Date(at)))
  const reserved = { name: texts.reservation.reservedUntil, value: promised === over ? '' : promised }
  return ended
    ? [{ name: texts.reservation.ended, value: over }, reserved]
    : [{ name: texts.reservation.to, value: over }]
}

export interface ReservationSummaryProps extends ActionProps {
  /** Of the car's name, under which all that follows stands. */
  readonly level: 'h2' | 'h3'
}

/** Which car, where, from when to when, and how long until. */
export function ReservationSummary({ reservation, now, level: Heading }: ReservationSummaryProps) {
  const waiting = countdown(reservation, now)
  const { state, location } = reservation
  return (
    <>
      <div className={top}>
        {waiting !== undefined && <p className={countdownClass}>{waiting}</p>}
        <Badge tone={tones[state]}>{reservationStateText[state]}</Badge>
      </div>
      <div className={carLine}>
        <CarPicture bodyType={reservation.car.bodyType} color={reservation.car.color} />
        <div>
          <Heading className={model}>{reservation.model}</Heading>
          <p className={muted}>
            {reservation.licensePlate} · {texts.car.number} {reservation.car.carNumber}
          </p>
        </div>
      </div>
      <Facts
        rows={[
          { name: texts.reservation.from, value: formatDateTime(new Date(reservation.start)) },
          ...endRows(reservation),
          {
            name: texts.reservation.place,
            value: [location.name, location.parkingDescription].filter(Boolean).join('. '),
          },
          { name: texts.reservation.drivers, value: reservation.drivers.map(({ name }) => name).join(', ') },
          { name: texts.reservation.membership, value: reservation.membership.name },
        ].filter(({ value }) => value !== '')}
      />
      <div>
        <a className={link} href={directionsAddress(location.geojson)} target="_blank" rel="noreferrer">
          <Icon of={Navigation} sizePx={18} />
          {texts.reservation.directions}
        </a>
      </div>
    </>
  )
}
