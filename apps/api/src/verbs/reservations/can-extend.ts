import { ACT_WINDOW_MINUTES, addMinutes, isActiveReservation } from '@delebil/validation'
import type { Reservation } from '../../stores/reservations.ts'
import { reservationTimes } from './reservation-times.ts'

/** True while a reservation may be made longer: ahead, under way, or over for no longer than the car may still be acted on. */
export const canExtend = (reservation: Reservation, now: Date): boolean =>
  isActiveReservation(reservationTimes(reservation, now)) && now <= addMinutes(reservation.end, ACT_WINDOW_MINUTES)
