import { useKept } from '@delebil/core-api/react'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBookingHost } from '../booking-host.ts'
import { type BookedDriver, type Booking, type BookingRequest, type BookingState, createBooking } from './model.ts'

export interface BookingView {
  readonly state: BookingState
  readonly booking: Booking
}

/** `membershipId`: the one chosen, undefined while none can be used; `hasChoice`: there are others; `kilometers`: for the log-in elsewhere. */
export interface BookedOn {
  readonly membershipId: number | undefined
  readonly hasChoice: boolean
  readonly kilometers: number
  readonly drivers: readonly BookedDriver[]
}

/** One booking for as long as its confirmation is open. */
export function useBooking(
  request: BookingRequest,
  { membershipId, hasChoice, kilometers, drivers }: BookedOn,
  onBooked: () => void,
): BookingView {
  const host = useBookingHost()
  const { refresh } = useKept()
  const latest = useRef({ host, request, membershipId, hasChoice, kilometers, drivers, onBooked })
  latest.current = { host, request, membershipId, hasChoice, kilometers, drivers, onBooked }

  const [booking] = useState(() =>
    createBooking(() => latest.current.request, {
      createReservation: (input) => latest.current.host.api.createReservation(input),
      updateDrivers: (input) => latest.current.host.api.updateDrivers(input),
      drivers: () => latest.current.drivers,
      isLoggedIn: () => latest.current.host.person !== undefined,
      membershipId: () => latest.current.membershipId,
      refreshPerson: () => latest.current.host.refreshPerson?.() ?? Promise.resolve(),
      hasChoice: () => latest.current.hasChoice,
      requestLogin: (then) =>
        latest.current.host.requestLogin(then, { ...latest.current.request, kilometers: latest.current.kilometers }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
  )
  useEffect(() => booking.start(), [booking])

  const { current } = useSnapshot(booking.state)
  useEffect(() => {
    if (current.name === 'SUCCESS') {
      void refresh('listActiveReservations', 'searchCars', 'getCarAvailability', 'getReservedDays')
      latest.current.onBooked()
    }
    if (current.name === 'ERROR') void refresh('searchCars', 'getCarAvailability')
  }, [current.name, refresh])
  return { state: current as BookingState, booking }
}
