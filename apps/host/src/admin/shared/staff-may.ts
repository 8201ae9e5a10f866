import {
  type LawPolicy,
  may,
  type ReservationAction,
  type ReservationActor,
  type ReservationFor,
  reservationStates,
  standardPolicy,
} from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'

export type StaffActor = Extract<ReservationActor, { readonly kind: 'office' | 'night-watch' }>

/** Why staff may not do something with a reservation at `now`; undefined where they may. The act window is asked of the night watch only. */
export function staffMay(
  action: ReservationAction,
  reservation: ReservationFor,
  actor: StaffActor,
  now: Date,
  policy: LawPolicy = standardPolicy,
): ProblemCode | undefined {
  return may(action, reservation, actor, now, policy)
}

const moment = (text: unknown) => (typeof text === 'string' ? new Date(text) : undefined)
// Without a time it is no reservation; what compares with no moment is never in time.
const never = new Date(Number.NaN)

/** What the law looks at, out of a record of a reservation or a case of the night desk. */
export function readReservation(record: Readonly<Record<string, unknown>>): ReservationFor {
  return {
    state: reservationStates.find((state) => state === record['state']) ?? 'PAST',
    start: moment(record['start']) ?? never,
    end: moment(record['end']) ?? never,
    effectiveEnd: moment(record['effectiveEnd']),
    started: moment(record['started']),
    ended: moment(record['ended']),
  }
}
