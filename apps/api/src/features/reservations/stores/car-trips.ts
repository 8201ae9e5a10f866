import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Neighbour } from './neighbours.ts'
import { isOut } from './trip-sql.ts'

export type CarTrip = Neighbour & { personId: number | null; isOut: boolean; priceOre: number | null }

// Two walks along indexes: one by which a car's promises are found, and one of the few trips that are not over.
const trips = `
  (select r.* from reservation r where r.organization_id = $1 and r.car_id = $2 and r.blocking and r.hold_wish_id is null
     and r.busy_until > $3 and r.ended_at is null order by r.start_at limit $4)
  union
  (select r.* from reservation r where r.organization_id = $1 and r.car_id = $2 and ${isOut} order by r.start_at limit $4)`

/** Who has a car, and what is promised of it from a moment on, the next first. */
export const listCarTrips = (
  db: Queryable,
  { organizationId, carId }: { readonly organizationId: number; readonly carId: number },
  now: Date,
  size: number,
): Promise<CarTrip[]> =>
  db.rows(
    `select r.id as "reservationId", r.reservation_number as "reservationNumber", r.kind = 'block' as "isBlock", p.name as person,
       r.person_id as "personId", p.phone, r.start_at as start, r.end_at as "end", (${isOut}) as "isOut",
       (select sum(l.total_ore)::int from reservation_price_line l where l.organization_id = r.organization_id
         and l.reservation_id = r.id and l.stage = 'booking') as "priceOre"
     from (${trips}) r left join person p on p.id = r.person_id order by r.start_at limit $4`,
    [organizationId, carId, now, size],
  )
