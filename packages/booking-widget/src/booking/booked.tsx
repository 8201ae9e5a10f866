import type { Reservation } from '@delebil/core-api'
import { Banner, Button, Card, CarSilhouette, Icon, NumberPlate, Price, StickyBar } from '@delebil/ui'
import { freeCancellationUntil } from '@delebil/validation'
import { formatWhen } from '@delebil/validation/text'
import { earlierOf } from '@delebil/validation/time'
import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { reservationPrice } from '../data/reservation-price.ts'
import { usePrices } from '../data/use-prices.ts'
import { confirmTexts } from '../locale/confirm-texts.ts'
import { texts } from '../locale/texts.ts'
import { HostLinkButton } from '../panel/host-link-button.tsx'
import { muted } from '../panel/panel.css.ts'
import * as css from './booked.css.ts'
import { BookedActions } from './booked-actions.tsx'
import { BookedSteps } from './booked-steps.tsx'
import type { BookingParts } from './booking-parts.ts'
import type { BookingRequest } from './model.ts'
import { useFirstClickOnly } from './use-first-click-only.ts'

export interface BookedProps {
  readonly parts: BookingParts
  readonly reservation: Reservation
  /** The other drivers could not be added. */
  readonly isAlone: boolean
  readonly request: BookingRequest
  readonly kilometers: number
  readonly onDone: () => void
}

/** The car is theirs: which, when it opens, begins and ends, where, for how much, and what comes next. */
export function Booked({ parts, reservation, isAlone, request, kilometers, onDone }: BookedProps) {
  const { links, now } = useBookingHost()
  const [at] = useState(now)
  const { model, licensePlate, car } = reservation
  // The button that confirmed stood where links stand now.
  const frame = useRef<HTMLDivElement>(null)
  useFirstClickOnly(frame)
  return (
    <div ref={frame} className={css.booked}>
      <div className={css.hero}>
        <h3 className={css.title}>{texts.booking.successHeading}</h3>
        <p className={css.confirmed}>
          <Icon of={CircleCheck} sizePx={24} />
          {texts.booking.successText(reservation.reservationNumber)}
        </p>
        <span className={css.picture}>
          <CarSilhouette bodyType={car.bodyType} color={car.color} />
        </span>
        <p className={css.name}>
          {model} <NumberPlate number={licensePlate} />
        </p>
      </div>
      <div className={css.card}>
        {isAlone && (
          <Banner tone="warning" title={confirmTexts.driversMissing}>
            {confirmTexts.driversMissingText}
          </Banner>
        )}
        <Card>
          <BookedSteps reservation={reservation} at={at} />
          <BookedPrice reservation={reservation} request={request} kilometers={kilometers} at={at} />
        </Card>
      </div>
      <BookedActions reservation={reservation} ShareAction={parts.ShareAction} />
      <StickyBar>
        <HostLinkButton address={links.reservation(reservation.id)}>{texts.booking.toReservation}</HostLinkButton>
        <Button variant="quiet" onPress={onDone}>
          {texts.booking.toList}
        </Button>
      </StickyBar>
    </div>
  )
}

interface BookedPriceProps extends Pick<BookedProps, 'reservation' | 'request' | 'kilometers'> {
  readonly at: Date
}

/** What it will cost, what that covers, and until when it costs nothing to call it off. */
function BookedPrice({ reservation, request, kilometers, at }: BookedPriceProps) {
  const { carId, period, superDamageWaiver } = request
  const price = usePrices([{ id: carId }], { period, superDamageWaiver, kilometers }).textOf(carId)
  const { label, amount, covers, joint } = price ?? reservationPrice(reservation)
  const start = new Date(reservation.start)
  const until = freeCancellationUntil({ ...reservation.policy, start, created: new Date(reservation.created) })
  return (
    <div className={css.price}>
      <Price label={kilometers > 0 ? label : undefined} amount={amount} covers={covers} joint={joint} />
      {until > at && <p className={muted}>{texts.booking.stillFree(formatWhen(earlierOf(until, start), at))}</p>}
    </div>
  )
}
