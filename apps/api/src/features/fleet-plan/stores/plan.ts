import type { PlanCar } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

type Window = { readonly from: Date; readonly to: Date }

export type PlannedCar = Omit<PlanCar, 'damages' | 'notices'>
export type PlannedBar = {
  kind: 'reservation' | 'block' | 'hold' | 'assignment'
  id: number
  carId: number
  start: Date
  end: Date | null
  version: number
  isFixed: boolean
  isOut: boolean
  reservationNumber: number | null
  person: string | null
  membership: string | null
  note: string | null
  locationId: number | null
  location: string | null
}

export type PlanPage = Window & {
  readonly organizationId: number
  readonly locationId?: number | undefined
  /** The last car of the page before. */
  readonly after?: number | undefined
  readonly size: number
}

const byName = 'l.name collate "nb-NO-x-icu", l.id'

/** Cars by place and number: those in use, and those out of use that somebody has booked in the period. */
export const listPlannedCars = (db: Queryable, page: PlanPage): Promise<PlannedCar[]> =>
  db.rows(
    `select c.id, c.car_number as "carNumber", c.license_plate as "licensePlate", m.name as model, m.category, c.seats,
       c.location_id as "locationId", l.name as location, c.active
     from location l
     join car c on c.organization_id = l.organization_id and c.location_id = l.id
     join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     where l.organization_id = $1 and ($4::int is null or l.id = $4)
       and (c.active or exists (select from reservation r where r.organization_id = c.organization_id and r.car_id = c.id
         and r.blocking and r.kind <> 'block' and r.start_at < $3 and r.busy_until > $2))
       -- The places before that of the last car are passed by in the index.
       and (${byName}) >= (
         coalesce((select b.name from car a join location b on (b.organization_id, b.id) = (a.organization_id, a.location_id)
           where a.organization_id = $1 and a.id = $5), '') collate "nb-NO-x-icu",
         coalesce((select location_id from car where organization_id = $1 and id = $5), 0))
       and ($5::int is null or (${byName}, c.car_number, c.id) > (
         select b.name collate "nb-NO-x-icu", b.id, a.car_number, a.id from car a
         join location b on b.organization_id = a.organization_id and b.id = a.location_id
         where a.organization_id = $1 and a.id = $5))
     order by ${byName}, c.car_number, c.id limit $6`,
    [page.organizationId, page.from, page.to, page.locationId ?? null, page.after ?? null, page.size],
    'planned-cars',
  )

/** What the cars are kept for: of each car the latest that begins before the period, if it reaches into it, and all within. */
export const listPlannedTrips = (
  db: Queryable,
  organizationId: number,
  carIds: readonly number[],
  { from, to }: Window,
): Promise<PlannedBar[]> =>
  db.rows(
    `select case when r.kind in ('member', 'admin') then 'reservation' else r.kind end as kind, r.id, r.car_id as "carId",
       r.start_at as start, r.busy_until as end, r.version,
       (r.kind = 'hold' or r.started_at is not null or r.ended_at is not null) as "isFixed",
       (r.started_at is not null and r.ended_at is null) as "isOut",
       r.reservation_number as "reservationNumber", p.name as person,
       nullif(m.name, p.name) as membership, case when r.kind = 'block' then r.user_note end as note,
       null as "locationId", null as location
     from unnest($2::int[]) car (id)
     cross join lateral (
       (select * from reservation where organization_id = $1 and car_id = car.id and blocking and start_at < $3
        order by start_at desc limit 1)
       union all
       (select * from reservation where organization_id = $1 and car_id = car.id and blocking and start_at >= $3 and start_at < $4
        order by start_at)) r
     left join person p on p.id = r.person_id
     left join membership m on m.organization_id = r.organization_id and m.id = r.membership_id
     where r.busy_until > $3`,
    [organizationId, carIds, from, to],
    'planned-trips',
  )

/** Where the cars are placed for a while. */
export const listPlannedAssignments = (
  db: Queryable,
  organizationId: number,
  carIds: readonly number[],
  { from, to }: Window,
): Promise<PlannedBar[]> =>
  db.rows(
    `select 'assignment' as kind, a.id, a.car_id as "carId", a.start_at as start, a.end_at as end, a.version,
       false as "isFixed", false as "isOut", null as "reservationNumber", null as person, null as membership, a.note,
       a.location_id as "locationId", l.name as location
     from car_assignment a join location l on l.organization_id = a.organization_id and l.id = a.location_id
     where a.organization_id = $1 and a.car_id = any($2::int[]) and tstzrange(a.start_at, a.end_at) && tstzrange($3, $4)`,
    [organizationId, carIds, from, to],
    'planned-assignments',
  )

/** How many damages of each car nobody has repaired. */
export const countDamages = async (
  db: Queryable,
  organizationId: number,
  carIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.rows<{ carId: number; count: number }>(
    `select car_id as "carId", count(*)::int as count from damage
     where organization_id = $1 and car_id = any($2::int[]) and state in ('REPORTED', 'ACCEPTED') group by car_id`,
    [organizationId, carIds],
    'planned-damages',
  )
  return new Map(rows.map(({ carId, count }) => [carId, count]))
}

/** The titles of the popup messages about each car in the period. */
export const listNotices = async (
  db: Queryable,
  organizationId: number,
  carIds: readonly number[],
  { from, to }: Window,
): Promise<ReadonlyMap<number, string[]>> => {
  const rows = await db.rows<{ carId: number; titles: string[] }>(
    `select c.id as "carId", array_agg(distinct e.title order by e.title) as titles
     from entity_message e
     left join entity_message_target t on t.organization_id = e.organization_id and t.message_id = e.id
     join car c on c.organization_id = e.organization_id and c.id = any($2::int[])
       and (t.id is null or t.car_id = c.id or t.model_id = c.model_id or t.location_id = c.location_id)
     where e.organization_id = $1 and e.is_active and e.valid_from < $4 and (e.valid_to is null or e.valid_to > $3)
     group by c.id`,
    [organizationId, carIds, from, to],
    'planned-notices',
  )
  return new Map(rows.map(({ carId, titles }) => [carId, titles]))
}

/** The places that have cars, by name. */
export const listPlaces = (
  db: Queryable,
  organizationId: number,
): Promise<{ id: number; name: string; carCount: number }[]> =>
  db.rows(
    `select l.id, l.name, count(*)::int as "carCount" from location l
     join car c on c.organization_id = l.organization_id and c.location_id = l.id and c.active
     where l.organization_id = $1 group by l.id, l.name order by ${byName}`,
    [organizationId],
    'planned-places',
  )
