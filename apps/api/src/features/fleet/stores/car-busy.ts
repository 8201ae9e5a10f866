import { intArray } from '../../../platform/db/int-array.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** A stretch in which a car is promised away. */
export type Busy = { carId: number; start: Date; end: Date }

/** A car by its club and id. */
export type CarKey = { organizationId: number; carId: number }

type BusyRow = { carId: number; startMs: number; endMs: number }

const PROBED_BACK = "interval '36 hours'"

// No two stretches of a car overlap, so of those that start before the window only the latest can reach into it. Mostly it began
// not long before: looking back without an end reads all that a car ever had on a page of the index. Where none is
// left out the index answers alone: it has no ids. Moments come as numbers: a text for each is dear to write and to read.
const busyInWindow = (isOneLeftOut: boolean) => {
  const ofCar = `organization_id = c.organization_id and car_id = c.car_id and blocking${isOneLeftOut ? ' and id <> $5' : ''}`
  return `
    select c.car_id as "carId", date_part('epoch', r.start_at) * 1000 as "startMs", date_part('epoch', r.busy_until) * 1000 as "endMs"
    from unnest($1::int[], $2::int[]) c (organization_id, car_id)
    cross join lateral (
      with near as materialized (
        select start_at, busy_until from reservation
        where ${ofCar} and start_at >= $3::timestamptz - ${PROBED_BACK} and start_at < $4
        order by start_at)
      (select start_at, busy_until from reservation
       where ${ofCar} and start_at < $3::timestamptz - ${PROBED_BACK} and not exists (select from near where start_at < $3)
       order by start_at desc limit 1)
      union all
      select start_at, busy_until from near
    ) r
    where r.busy_until > $3`
}
const [busy, busyButOne] = [busyInWindow(false), busyInWindow(true)]

/** The busy stretches of the cars that touch the window, uncut, those of a car by start. One reservation may be left out. */
export const busyOfCars = async (
  db: Queryable,
  cars: readonly CarKey[],
  window: { start: Date; end: Date },
  exceptReservationId?: number,
): Promise<Busy[]> => {
  const organizations = intArray(cars.map(({ organizationId }) => organizationId))
  const ids = intArray(cars.map(({ carId }) => carId))
  const asked = [organizations, ids, window.start, window.end]
  const rows =
    exceptReservationId === undefined
      ? await db.rows<BusyRow>(busy, asked, 'busy-of-cars')
      : await db.rows<BusyRow>(busyButOne, [...asked, exceptReservationId], 'busy-of-cars-but-one')

  return rows.map(({ carId, startMs, endMs }) => ({
    carId,
    start: new Date(Math.round(startMs)),
    end: new Date(Math.round(endMs)),
  }))
}
