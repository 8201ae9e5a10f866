import type { Reservation } from '@delebil/core-api'
import { ActionTile } from '@delebil/ui'
import { CalendarPlus, Navigation } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { directionsAddress } from '../panel/directions.ts'
import { actions } from './booked.css.ts'
import type { BookingParts } from './booking-parts.ts'
import { calendarFile } from './calendar-file.ts'

interface BookedActionsProps extends Pick<BookingParts, 'ShareAction'> {
  readonly reservation: Reservation
}

/** What one does with a reservation that was just made: into the calendar, on to somebody, and the way there. */
export function BookedActions({ reservation, ShareAction }: BookedActionsProps) {
  const { isLimited = false } = useBookingHost()
  return (
    <div className={actions}>
      <CalendarLink reservation={reservation} />
      {!isLimited && <ShareAction reservation={reservation} />}
      <ActionTile icon={Navigation} href={directionsAddress(reservation.location.geojson)} isElsewhere>
        {texts.car.directions}
      </ActionTile>
    </div>
  )
}

/** The reservation as a file for the person's calendar. */
function CalendarLink({ reservation }: { readonly reservation: Reservation }) {
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([calendarFile(reservation)], { type: 'text/calendar;charset=utf-8' })),
  )
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <ActionTile
      icon={CalendarPlus}
      label={texts.booking.toCalendar}
      href={address}
      download={`reservasjon-${reservation.reservationNumber}.ics`}
    >
      {texts.booking.toCalendarWord}
    </ActionTile>
  )
}
