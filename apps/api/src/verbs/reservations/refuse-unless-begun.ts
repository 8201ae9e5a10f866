import { isActiveReservation } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import type { Reservation } from '../../stores/reservations.ts'
import { reservationTimes } from './reservation-times.ts'

/** Lets a trip through that has begun, or whose time has come, and that is not over. */
export const refuseUnlessBegun = (reservation: Reservation, now: Date): void => {
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times)) throw new Refusal('reservation.not-active')
  if (times.state === 'FUTURE' && reservation.started === null) throw new Refusal('reservation.not-started')
}
