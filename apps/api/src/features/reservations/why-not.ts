import { may, type ReservationAction, type ReservationActor } from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import { Refusal } from '../../platform/refusal.ts'
import { policyOf } from './policy-of.ts'
import { reservationTimes } from './reservation-times.ts'
import type { Reservation } from './stores/reservations.ts'

/** Why the law does not let it be done at `now`; undefined where it may. */
export const whyNot = (
  action: ReservationAction,
  reservation: Reservation,
  { actor, now }: { readonly actor: ReservationActor; readonly now: Date },
): ProblemCode | undefined => may(action, reservationTimes(reservation, now), actor, now, policyOf(reservation, now))

/** Lets through what the law grants. */
export const refuseUnlessMay = (...asked: Parameters<typeof whyNot>): void => {
  const problem = whyNot(...asked)
  if (problem !== undefined) throw new Refusal(problem)
}
