import { deriveReservationState, type ReservationFor } from '@delebil/validation'
import type { Reservation } from './stores/reservations.ts'

/** What the rules need to know of a stored reservation at a moment. */
export const reservationTimes = (reservation: Reservation, now: Date): ReservationFor => {
  const { start, end, busyUntil } = reservation
  const started = reservation.started ?? undefined
  const ended = reservation.ended ?? undefined
  const canceled = reservation.canceled ?? undefined
  const voided = reservation.voided ?? undefined
  const state = deriveReservationState({ start, end, effectiveEnd: busyUntil, ended, canceled, voided }, now)
  return { state, start, end, effectiveEnd: busyUntil, started, ended }
}
