import type { Reservation } from '@delebil/core-api'
import { Button, EmptyState, LinkButton, Stack } from '@delebil/ui'
import { formatDateTime, formatPeriod, priceSentence } from '@delebil/validation/text'
import { CalendarPlus, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { reservationPrice } from '../data/reservation-price.ts'
import { useLaw } from '../data/use-law.ts'
import { usePrices } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { Facts } from '../panel/facts.tsx'
import { HostLinkButton } from '../panel/host-link-button.tsx'
import { calendarFile } from './calendar-file.ts'
import type { BookingRequest } from './model.ts'

export interface BookedProps {
  readonly reservation: Reservation
  readonly request: BookingRequest
  readonly kilometers: number
  readonly onDone: () => void
}

/** The car is theirs: which, when, where, for how much, and from when it opens. */
export function Booked({ reservation, request, kilometers, onDone }: BookedProps) {
  const { links, now } = useBookingHost()
  const [at] = useState(now)
  const { opens } = useLaw(reservation, at).window
  const { carId, period, superDamageWaiver } = request
  const price = usePrices([{ id: carId }], { period, superDamageWaiver, kilometers }).textOf(carId)
  const { model, licensePlate, location, start, end } = reservation
  return (
    <>
      <EmptyState
        heading={texts.booking.successHeading}
        icon={CircleCheck}
        action={
          <Stack gapPx={8}>
            <HostLinkButton address={links.reservation(reservation.id)}>{texts.booking.toReservation}</HostLinkButton>
            <CalendarLink reservation={reservation} />
            <Button variant="quiet" onPress={onDone}>
              {texts.booking.toList}
            </Button>
          </Stack>
        }
      >
        {texts.booking.successText(reservation.reservationNumber)}
      </EmptyState>
      <Facts
        rows={[
          { name: texts.booking.car, value: `${model}, ${licensePlate}` },
          { name: texts.car.period, value: formatPeriod({ start: new Date(start), end: new Date(end) }) },
          {
            name: texts.reservation.place,
            value: [location.name, location.parkingDescription].filter(Boolean).join('. '),
          },
          { name: texts.car.price, value: priceSentence(price ?? reservationPrice(reservation)) },
          { name: texts.booking.opens, value: opens <= at ? texts.booking.opensNow : formatDateTime(opens) },
        ]}
      />
    </>
  )
}

/** The reservation as a file for the person's calendar. */
function CalendarLink({ reservation }: Pick<BookedProps, 'reservation'>) {
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([calendarFile(reservation)], { type: 'text/calendar;charset=utf-8' })),
  )
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <LinkButton icon={CalendarPlus} href={address} download={`reservasjon-${reservation.reservationNumber}.ics`}>
      {texts.booking.toCalendar}
    </LinkButton>
  )
}
