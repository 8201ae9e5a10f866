import type { Reservation } from '@delebil/core-api'
import { describeReservationPrice, type PriceText } from '@delebil/validation/text'
import { readTimes } from './reservation-times.ts'

/** What the price of a reservation is called and covers. */
export function reservationPrice(reservation: Reservation): PriceText {
  const times = readTimes(reservation)
  return describeReservationPrice(times, { ...reservation.price, period: times, kilometers: reservation.kilometers })
}
