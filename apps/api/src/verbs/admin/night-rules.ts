import {
  callerCheckedUntil,
  hasTelematics,
  isActiveReservation,
  isCallerChecked,
  mayStaffReachCar,
  type ProblemCode,
} from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { Refusal } from '../../refusal.ts'
import { findCallerCheck } from '../../stores/admin/night-desk.ts'
import type { CarAction } from '../../stores/car-access-attempts.ts'
import { findDetailsOf, type ReservationDetails } from '../../stores/reservation-details.ts'
import { tripsStillOut } from '../../stores/trips-still-out.ts'
import { wayFor } from '../car-access/tell-car.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import type { AdminCall } from './admin-verb.ts'

type Asked = Pick<AdminCall, 'db' | 'caller' | 'office' | 'now'>

/** A reservation of the office's club with its details. */
export const detailsOf = async ({ db, office }: Asked, id: number): Promise<ReservationDetails> => {
  const reservation = await findDetailsOf(db, office.organizationId, id)
  if (reservation === undefined) throw new Refusal('resource.unknown')
  return reservation
}

/** Who may call about a reservation: whoever booked it, and its drivers. */
export const callersOf = ({ personId, drivers }: ReservationDetails): number[] => [
  ...new Set([...(personId === null ? [] : [personId]), ...drivers.map(({ id }) => id)]),
]

/** The check that the caller of this call made, while it counts. */
export const freshCheck = async (
  { db, caller, now }: Asked,
  reservation: ReservationDetails,
): Promise<{ personId: number; until: Date } | undefined> => {
  const check = await findCallerCheck(db, reservation, caller.personId)
  if (check === undefined || !isCallerChecked(check.at, now)) return undefined
  // Whoever has been taken off the trip since is no caller of it any more.
  if (!callersOf(reservation).includes(check.personId)) return undefined
  return { personId: check.personId, until: callerCheckedUntil(check.at) }
}

/** The gate: what is done for a caller is done for one who was checked. */
export const refuseUnchecked = async (asked: Asked, id: number): Promise<ReservationDetails> => {
  const reservation = await detailsOf(asked, id)
  if ((await freshCheck(asked, reservation)) === undefined) throw new Refusal('night-desk.caller-unchecked')
  return reservation
}

/** Why staff can't open or lock the car of a reservation now. */
export const doorObstacle = async (
  db: Queryable,
  reservation: ReservationDetails,
  action: Exclude<CarAction, 'state'>,
  now: Date,
): Promise<ProblemCode | null> => {
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times)) return 'reservation.not-active'
  if (!mayStaffReachCar({ ...times, started: reservation.started ?? undefined }, now))
    return 'reservation.outside-window'
  // Somebody else drives it: a door is not opened for two.
  const out = await tripsStillOut(db, [reservation], now)
  if (out.some(({ reservationId }) => reservationId !== reservation.id)) return 'reservation.car-taken'
  return wayFor(action, reservation) === undefined ? 'car-access.not-possible' : null
}

/** Why something can't be done with a reservation now, by what. */
export const obstaclesOf = async (db: Queryable, reservation: ReservationDetails, now: Date) => {
  const times = reservationTimes(reservation, now)
  const over = isActiveReservation(times) ? null : 'reservation.not-active'
  const open = await doorObstacle(db, reservation, 'open', now)
  const lock = await doorObstacle(db, reservation, 'lock', now)
  const isAhead = times.state === 'FUTURE' && reservation.started === null
  return {
    open,
    lock,
    extend: over,
    end: over ?? (isAhead ? 'reservation.not-started' : null),
    swap: over ?? (reservation.started === null ? null : 'reservation.already-started'),
  } as const
}

export const canTellState = ({ access }: ReservationDetails): boolean => hasTelematics(access)
