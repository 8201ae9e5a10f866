import type { Queryable } from '../../../platform/db/queryable.ts'
import { unlessViolated } from '../../../platform/db/unless-violated.ts'
import { lockCarInUse } from '../../fleet/stores/car-locks.ts'
import type { ReservationKey } from './reservations.ts'

/** `car-taken`: the exclusion constraint said no; nothing was changed and the transaction can go on. */
export type Changed = 'changed' | 'car-taken'

const set = async (
  tx: Queryable,
  key: ReservationKey,
  assignments: string,
  values: readonly unknown[],
): Promise<void> => {
  const changed = await tx.change(`update reservation set ${assignments} where organization_id = $1 and id = $2`, [
    key.organizationId,
    key.id,
    ...values,
  ])
  if (changed !== 1) throw new Error(`There is no reservation ${key.id}.`)
}

/** Does what the exclusion constraint has a say in. */
export const unlessTaken = async (tx: Queryable, work: () => Promise<unknown>): Promise<Changed> =>
  (await unlessViolated(tx, 'exclusion', work)) ? 'changed' : 'car-taken'

/** Changes what the exclusion constraint has a say in. */
export const setUnlessTaken = (
  tx: Queryable,
  key: ReservationKey,
  assignments: string,
  values: readonly unknown[],
): Promise<Changed> => unlessTaken(tx, () => set(tx, key, assignments, values))

/** Changes what is promised (extend, start earlier). Hold the lock of `lockReservation`. */
export const changePeriod = (
  tx: Queryable,
  key: ReservationKey,
  period: { start: Date; end: Date },
): Promise<Changed> =>
  setUnlessTaken(tx, key, 'start_at = $3, end_at = $4, busy_until = $4', [period.start, period.end])

/** Swaps the car, and the tariff with it. Hold the locks of both cars. A car that went out of use is as good as taken. */
export const changeCar = async (
  tx: Queryable,
  key: ReservationKey,
  carId: number,
  tariffId: number,
): Promise<Changed> =>
  (await lockCarInUse(tx, key.organizationId, carId))
    ? setUnlessTaken(tx, key, 'car_id = $3, tariff_id = $4', [carId, tariffId])
    : 'car-taken'

/** The trip has begun; a trip that had begun before keeps its first moment. */
export const markStarted = (tx: Queryable, key: ReservationKey, at: Date): Promise<void> =>
  set(tx, key, 'started_at = coalesce(started_at, $3)', [at])

export type TripEnd = { at: Date; carWasDamaged: boolean }

/** The trip is over; what it did not use of the promise is free again. A late end does not reach into the next promise. */
export const endReservation = (tx: Queryable, key: ReservationKey, end: TripEnd): Promise<void> =>
  set(
    tx,
    key,
    `ended_at = $3, car_was_damaged = $4, needs_review = $4, postponed_until = null,
     busy_until = least(greatest($3, start_at), busy_until), blocking = blocking and $3 > start_at`,
    [end.at, end.carWasDamaged],
  )

/** Cancelled by the member: the car is free again. */
export const cancelReservation = (tx: Queryable, key: ReservationKey, at: Date): Promise<void> =>
  set(tx, key, 'canceled_at = $3, blocking = false', [at])

/** Annulled by staff: the car is free again. */
export const voidReservation = (tx: Queryable, key: ReservationKey, at: Date): Promise<void> =>
  set(tx, key, 'voided_at = $3, blocking = false', [at])

export const changeNote = (tx: Queryable, key: ReservationKey, userNote: string | null): Promise<void> =>
  set(tx, key, 'user_note = $3', [userNote])
