import { policyFields } from '@delebil/validation'
import { addMinutes, addOsloDays } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { CarKey } from './car-busy.ts'

/** A trip that has begun and that nobody has ended: its car is out, whatever was promised. */
export type TripStillOut = { carId: number; reservationId: number; start: Date }

/** No club lets a car be opened earlier: no trip that has begun starts later (minutes). */
export const EARLIEST_OPENING_MINUTES = policyFields.actWindowMinutes.most

/** A trip that was never ended is forgotten after this: the car has been somewhere else since. */
const FORGOTTEN_AFTER_DAYS = 60

// Only the latest trip of a car that has begun counts: an earlier one must have been returned.
const latestTrip = `
  select c.car_id as "carId", r.id as "reservationId", r.start_at as start
  from unnest($1::int[], $2::int[]) c (organization_id, car_id)
  cross join lateral (
    select id, start_at, ended_at from reservation
    where organization_id = c.organization_id and car_id = c.car_id and blocking and started_at is not null
      and start_at <= $3 and start_at > $4
    order by start_at desc limit 1) r
  where r.ended_at is null`

/**
 * The trips of the cars that are under way or late at the moment, one at most for each car. A car may be opened a little
 * before its start: that trip is told too.
 */
export const tripsStillOut = (db: Queryable, cars: readonly CarKey[], now: Date): Promise<TripStillOut[]> => {
  const organizations = cars.map(({ organizationId }) => organizationId)
  const ids = cars.map(({ carId }) => carId)
  const latest = addMinutes(now, EARLIEST_OPENING_MINUTES)
  const forgotten = addOsloDays(now, -FORGOTTEN_AFTER_DAYS)
  return db.rows(latestTrip, [organizations, ids, latest, forgotten], 'trips-still-out')
}
