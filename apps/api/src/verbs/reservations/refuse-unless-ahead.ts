import { Refusal } from '../../refusal.ts'
import type { Reservation } from '../../stores/reservations.ts'
import { reservationTimes } from './reservation-times.ts'

/** Lets a reservation through whose time has not come and whose trip nobody has begun. */
export const refuseUnlessAhead = (reservation: Reservation, now: Date): void => {
  const { state } = reservationTimes(reservation, now)
  if (state === 'ONGOING' || (state === 'FUTURE' && reservation.started !== null)) {
    throw new Refusal('reservation.already-started')
  }
  if (state !== 'FUTURE') throw new Refusal('reservation.not-active')
}
