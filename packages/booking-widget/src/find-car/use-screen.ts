import type { Car } from '@delebil/core-api'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { BookingRequest } from '../booking/model.ts'
import { useBookingHost } from '../booking-host.ts'
import { usePeriod, usePlace } from '../search/data.ts'
import type { Search } from '../search/model.ts'
import { useOwnRoute } from './use-own-route.ts'

/** What lies beside or over the map. */
export type Screen =
  | { readonly name: 'list' }
  | { readonly name: 'car'; readonly carId: number }
  | { readonly name: 'booking'; readonly request: BookingRequest; readonly car: Car; readonly isDone: boolean }

export type ScreenControl = ReturnType<typeof useScreen>

/** `isLeaving`: booked, and on the way back to the list's entry in the history. */
type Booking = Extract<Screen, { name: 'booking' }> & { readonly isLeaving: boolean }

/**
 * From the list to a car to its booking, and back. Each is a step of the page's history where the page has one; after a
 * booking the steps to it lie ahead, not behind, so that going back never shows a confirmation that has been pressed.
 */
export function useScreen(search: Search) {
  const { superDamageWaiver } = useSnapshot(search.state)
  const period = usePeriod(search)
  const place = usePlace(search)
  const { person, route: hostRoute } = useBookingHost()
  const ownRoute = useOwnRoute(search)
  const route = hostRoute ?? ownRoute
  const { carId: openCarId, isBooking, depth, asked } = route.current
  const [booking, setBooking] = useState<Booking>()
  const [lastCarId, setLastCarId] = useState<number>()

  const isDoneShown = booking?.isDone === true && (booking.isLeaving || depth === 0)
  const isConfirmShown = booking?.isDone === false && isBooking && booking.request.carId === openCarId
  const car: Screen = openCarId === undefined ? { name: 'list' } : { name: 'car', carId: openCarId }
  const shownCarId = isDoneShown ? booking.request.carId : openCarId

  useEffect(() => {
    search.selectCar(openCarId)
    if (openCarId !== undefined) setLastCarId(openCarId)
  }, [search, openCarId])
  // The address of a booking that this page knows nothing of (a reload, a shared link) is that of its car.
  const isForeignBooking = isBooking && !asked && !isConfirmShown && !isDoneShown
  useEffect(() => {
    if (!isForeignBooking) return
    // The step before it is the car already: one press less on the way back.
    if (depth > 0) route.back(1)
    else route.replace({ carId: openCarId, isBooking: false })
  }, [isForeignBooking, openCarId, depth, route])
  // Back at the list the booking is over; whoever goes forward again sees the car.
  const hasArrived = booking?.isDone === true && booking.isLeaving && depth === 0
  const hasLeft = booking?.isDone === true && !booking.isLeaving && depth > 0
  useEffect(() => {
    if (hasArrived) setBooking((open) => open && { ...open, isLeaving: false })
    if (hasLeft) setBooking(undefined)
  }, [hasArrived, hasLeft])

  function toList() {
    setBooking(undefined)
    if (openCarId === undefined) return
    if (depth > 0) route.back(depth)
    else route.replace({ carId: undefined, isBooking: false })
  }

  return {
    current: isDoneShown || isConfirmShown ? booking : car,
    carId: shownCarId,
    /** A link leads to this car's confirmation: on to it as soon as the car is there. */
    isBookingAsked: asked !== undefined,
    /** The car that was left last, for the focus to go back to. */
    lastCarId,
    openCar(carId: number) {
      setBooking(undefined)
      const step = { carId, isBooking: false }
      if (openCarId === undefined) route.push(step)
      else route.replace(step)
    },
    openBooking(chosen: Car) {
      if (!person) search.holdPlace(place)
      const request = { carId: chosen.id, organizationId: chosen.organizationId, period, superDamageWaiver }
      setBooking({ name: 'booking', request, car: chosen, isDone: false, isLeaving: false })
      const step = { carId: chosen.id, isBooking: true }
      if (asked) route.replace(step)
      else route.push(step)
    },
    /** Booked: from now on the way back leads past the car to the list. */
    finishBooking() {
      setBooking((open) => open && { ...open, isDone: true, isLeaving: depth > 0 })
      if (depth > 0) route.back(depth)
    },
    back() {
      if (isConfirmShown && depth > 0) route.back(1)
      else if (isConfirmShown) route.replace({ carId: openCarId, isBooking: false })
      else toList()
    },
    toList,
  }
}
