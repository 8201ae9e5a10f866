import { isActiveReservation, type ReservationTimes } from './reservation-state.ts'
import { osloDateText } from './time/oslo-time.ts'

/** When a popup message is shown: while one is about to book, before the trip, or on the way. */
export const messageTriggers = ['BOOKING', 'BEFORE_TRIP', 'DURING_TRIP'] as const
export type MessageTrigger = (typeof messageTriggers)[number]

/** How often one person sees it: once, once for each trip, or once a day. */
export const messageRepeats = ['ONCE', 'EACH_TRIP', 'EACH_DAY'] as const
export type MessageRepeat = (typeof messageRepeats)[number]

/** What a message is shown about: a reservation, or a car that is about to be booked. */
export type MessageSubject = { readonly reservationId: number } | { readonly carId: number }

/** The trigger that a reservation pulls at `now`; undefined once there is nothing left to be told. */
export function messageTriggerOf(
  reservation: Pick<ReservationTimes, 'state' | 'ended'> & { started?: Date | undefined },
): MessageTrigger | undefined {
  if (!isActiveReservation(reservation)) return undefined
  const hasBegun = reservation.started !== undefined || reservation.state !== 'FUTURE'
  return hasBegun ? 'DURING_TRIP' : 'BEFORE_TRIP'
}

/**
 * What is remembered once a person has closed a message: as long as this is the same, they do not see it again. A car that
 * is about to be booked is no trip yet: there the day counts.
 */
export function dismissalKey(repeat: MessageRepeat, subject: MessageSubject, now: Date): string {
  if (repeat === 'ONCE') return 'once'
  if (repeat === 'EACH_DAY') return osloDateText(now)
  return 'reservationId' in subject
    ? `reservation ${subject.reservationId}`
    : `car ${subject.carId} ${osloDateText(now)}`
}
