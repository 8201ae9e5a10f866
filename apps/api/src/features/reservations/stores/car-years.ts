import type { EndedTrip, Fuel } from '@delebil/validation/car-year'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** Trips that the person booked, that started in the period and have ended, with what they were billed at. */
export const listEndedTrips = (db: Queryable, personId: number, from: Date, until: Date): Promise<EndedTrip[]> =>
  db.rows<Omit<EndedTrip, 'fuel'> & { fuel: Fuel | undefined }>(
    `select r.start_at as start, r.ended_at as ended, coalesce(r.kilometers, 0) as kilometers,
       coalesce((select sum(l.total_ore) from reservation_price_line l
         where l.organization_id = r.organization_id and l.reservation_id = r.id and l.stage = 'end'), 0)::int as "costOre",
       (select substring(p from 11) from unnest(c.properties) p
         where p in ('FUEL_TYPE:ELECTRIC', 'FUEL_TYPE:HYBRID', 'FUEL_TYPE:GASOLINE', 'FUEL_TYPE:DIESEL') limit 1) as fuel
     from reservation r join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
     where r.person_id = $1 and r.kind = 'member' and r.start_at >= $2 and r.start_at < $3
       and r.ended_at is not null and r.canceled_at is null and r.voided_at is null`,
    [personId, from, until],
  )

/** The years of Oslo's calendar in which the person has trips that ended. */
export const listTripYears = async (db: Queryable, personId: number): Promise<number[]> => {
  const rows = await db.rows<{ year: number }>(
    `select distinct extract(year from r.start_at at time zone 'Europe/Oslo')::int as year from reservation r
     where r.person_id = $1 and r.kind = 'member' and r.ended_at is not null and r.canceled_at is null and r.voided_at is null`,
    [personId],
  )
  return rows.map(({ year }) => year)
}
