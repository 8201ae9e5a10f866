import type { Queryable } from './queryable.ts'

/** A promise that begins before an earlier one of the same car is over. */
export type Overlap = { carId: number; id: number; start: Date; heldUntil: Date }

/**
 * Double bookings, for tests: found by reading every blocking row in order, with neither the constraint nor its index.
 * Only rows of one car are compared, so that it is quick for a year's bookings too.
 */
export const findOverlaps = (db: Queryable): Promise<Overlap[]> =>
  db.rows<Overlap>(`
    select car_id as "carId", id, start_at as start, held_until as "heldUntil"
    from (
      select car_id, id, start_at, max(busy_until) over (partition by organization_id, car_id
        order by start_at, id rows between unbounded preceding and 1 preceding) as held_until
      from reservation where blocking
    ) promised
    where start_at < held_until`)
