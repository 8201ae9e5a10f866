import type { MapCarAt } from '@delebil/core-api/admin'
import type { CarAccessWay } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { WithMoments } from '../../platform/db/with-moments.ts'
import { isOut } from '../reservations/stores/trip-sql.ts'

export type CarAt = WithMoments<MapCarAt, 'until' | 'next'>

/** More cars than this are no map. */
export const MOST_CARS = 5000

// Where a car belongs then: where an assignment has it, else where it goes back to, else where it is.
const home = `coalesce(
  (select a.location_id from car_assignment a where a.organization_id = c.organization_id and a.car_id = c.id
     and a.start_at <= $2 and (a.end_at is null or a.end_at > $2) limit 1),
  (select a.previous_location_id from car_assignment a where a.organization_id = c.organization_id and a.car_id = c.id
     and a.begun_at is not null and a.over_at is null limit 1),
  c.location_id)`

// A trip that nobody ended holds the car until another has begun with it, or it is forgotten.
const held = `
  select r.kind, r.started_at, r.end_at, r.busy_until, r.ended_at from reservation r
  where r.organization_id = c.organization_id and r.car_id = c.id and r.start_at <= $2 and r.start_at > $2 - interval '60 days'
    and r.blocking and r.canceled_at is null and r.voided_at is null
    and (r.busy_until > $2 or (r.started_at <= $2 and coalesce(r.ended_at, 'infinity') > $2))
  order by r.start_at desc limit 1`

/** The cars in use at a moment, by their numbers, as many as are a map. */
export const listCarsAt = (db: Queryable, organizationId: number, at: Date): Promise<CarAt[]> =>
  db.rows(
    `select c.id, c.car_number as "carNumber", c.license_plate as "licensePlate", m.name as model, ${home} as "locationId",
       case when h.kind is null then 'FREE' when h.kind = 'block' then 'BLOCKED'
         when h.started_at is null or h.started_at > $2 then 'BOOKED'
         when h.ended_at is null and h.end_at <= $2 then 'LATE' else 'OUT' end as state,
       case when h.end_at > $2 then h.busy_until end as until,
       (select min(n.start_at) from reservation n where n.organization_id = c.organization_id and n.car_id = c.id
         and n.blocking and n.start_at > $2) as next
     from car c join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     left join lateral (${held}) h on true
     where c.organization_id = $1 and c.active order by c.car_number, c.id limit ${MOST_CARS}`.replaceAll(
      '$2',
      '$2::timestamptz',
    ),
    [organizationId, at],
  )

export type PlaceOnMap = { id: number; name: string; lat: number; lng: number }

export const listPlaces = (db: Queryable, organizationId: number): Promise<PlaceOnMap[]> =>
  db.rows('select id, name, lat, lng from location where organization_id = $1 order by name, id', [organizationId])

export const listPlacesOf = (db: Queryable, organizationId: number, cars: readonly CarAt[]): Promise<PlaceOnMap[]> =>
  db.rows(
    'select id, name, lat, lng from location where organization_id = $1 and id = any($2::int[]) order by name, id',
    [organizationId, [...new Set(cars.map(({ locationId }) => locationId))]],
  )

export const countCarsInUse = async (db: Queryable, organizationId: number): Promise<number> => {
  const found = await db.oneRow<{ count: number }>(
    'select count(*)::int as count from car where organization_id = $1 and active',
    [organizationId],
  )
  return found?.count ?? 0
}

export type ChargedCar = {
  id: number
  organizationId: number
  carNumber: string
  licensePlate: string
  phone: string | null
  access: CarAccessWay[]
  next: Date
}

const asked = `c.id, c.organization_id as "organizationId", c.car_number::text as "carNumber", c.license_plate as "licensePlate",
  c.dial_to_open_phone as phone, c.access`

/** Electric cars that stand now and are booked soon, the soonest first. */
export const listBookedSoon = (
  db: Queryable,
  organizationId: number,
  { now, before }: { now: Date; before: Date },
  limit: number,
): Promise<ChargedCar[]> =>
  db.rows(
    `select ${asked}, n.next from car c cross join lateral (
       select min(r.start_at) as next from reservation r where r.organization_id = c.organization_id and r.car_id = c.id
         and r.blocking and r.kind <> 'block' and r.started_at is null and r.start_at between $2 and $3) n
     where c.organization_id = $1 and c.active and c.properties @> '{FUEL_TYPE:ELECTRIC}' and 'TELEMATICS' = any(c.access)
       and n.next is not null and not exists (select from reservation r where r.organization_id = c.organization_id
         and r.car_id = c.id and r.blocking and ${isOut} and r.start_at > $2 - interval '60 days')
     order by n.next, c.id limit $4`
      .replaceAll('$2', '$2::timestamptz')
      .replaceAll('$3', '$3::timestamptz'),
    [organizationId, now, before, limit],
  )

/** Those of the cars that are electric and can be asked, and that nobody is out with. */
export const listAskable = (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<Omit<ChargedCar, 'next'>[]> =>
  db.rows(
    `select ${asked} from car c where c.organization_id = $1 and c.id = any($2::int[]) and c.active
       and c.properties @> '{FUEL_TYPE:ELECTRIC}' and 'TELEMATICS' = any(c.access)
       and not exists (select from reservation r where r.organization_id = c.organization_id and r.car_id = c.id
         and r.blocking and ${isOut})
     order by array_position($2::int[], c.id)`,
    [organizationId, ids],
  )

/** One car as it is asked. */
export const findAskedCar = (
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<Omit<ChargedCar, 'next'> | undefined> =>
  db.oneRow<Omit<ChargedCar, 'next'>>(`select ${asked} from car c where c.organization_id = $1 and c.id = $2`, [
    organizationId,
    id,
  ])
