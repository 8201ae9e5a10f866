import { Refusal } from '../../refusal.ts'
import type { Reservation } from '../../stores/reservations.ts'
import { reservationTimes } from './reservation-times.ts'

/** Lets a reservation through that is under way or ahead and whose trip nobody has begun. */
export const refuseUnlessUnbegun = (reservation: Reservation, now: Date): void => {
  const { state } = reservationTimes(reservation, now)
  if (state !== 'FUTURE' && state !== 'ONGOING') throw new Refusal('reservation.not-active')
  if (reservation.started !== null) throw new Refusal('reservation.already-started')
}
