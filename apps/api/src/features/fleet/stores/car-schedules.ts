import type { Queryable } from '../../../platform/db/queryable.ts'
import type { CarKey } from './car-busy.ts'

/** A car's promises in epoch minutes, start rounded down and end up: 'start end start end ...', by start; null for none. */
export type CarSchedule = { carId: number; minutes: string | null }

// Text and not rows: a fleet has millions of promises, and making two dates of each costs more than reading them.
const schedules = `
  select c.car_id as "carId", string_agg(floor(date_part('epoch', r.start_at) / 60)::bigint || ' ' ||
    ceil(date_part('epoch', r.busy_until) / 60)::bigint, ' ' order by r.start_at) as minutes
  from unnest($1::int[], $2::int[]) c (organization_id, car_id)
  left join lateral (
    (select start_at, busy_until from reservation
     where organization_id = c.organization_id and car_id = c.car_id and blocking and start_at < $3
     order by start_at desc limit 1)
    union all
    (select start_at, busy_until from reservation
     where organization_id = c.organization_id and car_id = c.car_id and blocking and start_at >= $3)
  ) r on r.busy_until > $3
  group by c.car_id`

/** What each of the cars is promised away for after the moment, one row for each car. */
export const schedulesOfCars = (db: Queryable, cars: readonly CarKey[], after: Date): Promise<CarSchedule[]> => {
  const organizations = cars.map(({ organizationId }) => organizationId)
  const ids = cars.map(({ carId }) => carId)
  return db.rows(schedules, [organizations, ids, after], 'schedules-of-cars')
}
