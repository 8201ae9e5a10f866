import type { Car } from '@delebil/core-api'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { BookingWish } from '../booking/model.ts'
import { usePeriod } from '../search/data.ts'
import type { Search } from '../search/model.ts'

/** What lies beside or over the map. */
export type Screen =
  | { readonly name: 'list' }
  | { readonly name: 'car'; readonly carId: number }
  | { readonly name: 'booking'; readonly wish: BookingWish; readonly car: Car; readonly isDone: boolean }

export type ScreenControl = ReturnType<typeof useScreen>

/** From the list to a car to its booking, and back. The open car is part of the search, so that it survives a reload. */
export function useScreen(search: Search) {
  const { selectedCarId, superDamageWaiver } = useSnapshot(search.state)
  const period = usePeriod(search)
  const [booking, setBooking] = useState<Extract<Screen, { name: 'booking' }>>()
  const [lastCarId, setLastCarId] = useState<number>()

  const car: Screen = selectedCarId === undefined ? { name: 'list' } : { name: 'car', carId: selectedCarId }
  function toList() {
    setBooking(undefined)
    setLastCarId(selectedCarId ?? lastCarId)
    search.selectCar(undefined)
  }

  return {
    current: booking ?? car,
    carId: booking?.wish.carId ?? selectedCarId,
    /** The car that was left last, for the focus to go back to. */
    lastCarId,
    openCar(carId: number) {
      setBooking(undefined)
      search.selectCar(carId)
    },
    openBooking(chosen: Car) {
      const wish = { carId: chosen.id, organizationId: chosen.organizationId, period, superDamageWaiver }
      setBooking({ name: 'booking', wish, car: chosen, isDone: false })
    },
    /** Booked: from now on the way back leads past the car to the list. */
    finishBooking() {
      setBooking((open) => open && { ...open, isDone: true })
      setLastCarId(selectedCarId)
      search.selectCar(undefined)
    },
    back() {
      if (booking && !booking.isDone) setBooking(undefined)
      else toList()
    },
    toList,
  }
}
