import { intArray } from '../../../platform/db/int-array.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** A stretch in which a car is promised away. */
export type Busy = { carId: number; start: Date; end: Date }

/** A car by its club and id. */
export type CarKey = { organizationId: number; carId: number }

const PROBED_BACK = "interval '72 hours'"
const ofCar = 'organization_id = c.organization_id and car_id = c.car_id and blocking and id <> $5'

// No two stretches of a car overlap, so of those that start before the window only the latest can reach into it. Mostly it began
// within the last days: looking back without an end reads all that a car ever had on a page of the index.
const busyInWindow = `
  select c.car_id as "carId", r.start_at as start, r.busy_until as end
  from unnest($1::int[], $2::int[]) c (organization_id, car_id)
  cross join lateral (
    (select start_at, busy_until from reservation
     where ${ofCar} and start_at < $3::timestamptz - ${PROBED_BACK}
       and not exists (select from reservation where ${ofCar} and start_at >= $3::timestamptz - ${PROBED_BACK} and start_at < $3)
     order by start_at desc limit 1)
    union all
    (select start_at, busy_until from reservation
     where ${ofCar} and start_at >= $3::timestamptz - ${PROBED_BACK} and start_at < $4
     order by start_at)
  ) r
  where r.busy_until > $3`

/** The busy stretches of the cars that touch the window, uncut, those of a car by start. One reservation may be left out. */
export const busyOfCars = (
  db: Queryable,
  cars: readonly CarKey[],
  window: { start: Date; end: Date },
  exceptReservationId = 0,
): Promise<Busy[]> => {
  const organizations = intArray(cars.map(({ organizationId }) => organizationId))
  const ids = intArray(cars.map(({ carId }) => carId))
  return db.rows(busyInWindow, [organizations, ids, window.start, window.end, exceptReservationId], 'busy-of-cars')
}
