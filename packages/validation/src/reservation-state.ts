import { addMinutes } from './time/duration.ts'

/** What a reservation is at a moment; the words of the wire. */
export const reservationStates = ['ONGOING', 'PAST', 'FUTURE', 'CANCELED', 'VOIDED'] as const
export type ReservationState = (typeof reservationStates)[number]

/** A reservation that nobody ended counts as finished this long after its end (minutes). */
export const FINISHED_AFTER_MINUTES = 30

/** What the rules below need to know. `effectiveEnd` is when the car was in fact free again, where it differs from `end`. */
export type ReservationTimes = {
  state: ReservationState
  start: Date
  end: Date
  effectiveEnd?: Date | undefined
  ended?: Date | undefined
}

/** The facts that a state is derived from. `canceled` and `voided`: a moment or true where it has happened. */
export type ReservationFacts = {
  start: Date
  end: Date
  effectiveEnd?: Date | undefined
  ended?: Date | undefined
  canceled?: Date | boolean | undefined
  voided?: Date | boolean | undefined
}

const happened = (fact: Date | boolean | undefined) => fact !== undefined && fact !== false

/** The state at `now`. Voided beats canceled beats ended beats the clock; a late car is ONGOING until its effective end. */
export function deriveReservationState(facts: ReservationFacts, now: Date): ReservationState {
  if (happened(facts.voided)) return 'VOIDED'
  if (happened(facts.canceled)) return 'CANCELED'
  if (facts.ended !== undefined) return 'PAST'
  if (now < facts.start) return 'FUTURE'
  return now < (facts.effectiveEnd ?? facts.end) ? 'ONGOING' : 'PAST'
}

/** Not ended, canceled or voided. The same reservations are the ones whose messages are fetched. */
export function isActiveReservation(reservation: Pick<ReservationTimes, 'state' | 'ended'>): boolean {
  return reservation.ended === undefined && reservation.state !== 'CANCELED' && reservation.state !== 'VOIDED'
}

/** Ended, or PAST and more than 30 minutes after its end. */
export function isFinishedReservation(
  reservation: Pick<ReservationTimes, 'state' | 'end' | 'ended'>,
  now: Date,
): boolean {
  if (reservation.ended !== undefined) return true
  return reservation.state === 'PAST' && now > addMinutes(reservation.end, FINISHED_AFTER_MINUTES)
}
