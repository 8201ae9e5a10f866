import type { Conflict } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { joinTariffInForce, type StoredTariff, tariffJson } from '../../price/stores/tariff-columns.ts'
import type { Reservation } from '../../reservations/stores/reservations.ts'
import type { PlacedCar } from '../placing.ts'
import { isOverdue, lateReach } from './conflicts.ts'

/** A place where a car stands when a trip begins. */
export type Stand = {
  readonly locationId: number
  readonly location: string
  readonly lat: number
  readonly lng: number
}

type CarFacts = Pick<Conflict, 'licensePlate' | 'carNumber' | 'model'> &
  Pick<PlacedCar, 'category' | 'seats' | 'properties' | 'rangeKilometers'> & { readonly tariff: StoredTariff }

/** The booked car of a reservation, at the place that the member knows. */
export type BookedCar = CarFacts & Stand & { readonly id: number; readonly newStand: Stand | null }

const facts = `c.license_plate as "licensePlate", c.car_number as "carNumber", m.name as model, m.category, c.seats, c.properties,
  m.range_kilometers as "rangeKilometers"`
const stand = (l: string): string => `${l}.id as "locationId", ${l}.name as location, ${l}.lat, ${l}.lng`
const model = 'join car_model m on m.organization_id = c.organization_id and m.id = c.model_id'

/** A car in use or not, as it was booked: before an assignment moved it, or moves it until the moment. */
export const findBookedCar = (
  db: Queryable,
  { organizationId, carId, tariffId }: { organizationId: number; carId: number; tariffId: number },
  start: Date,
): Promise<BookedCar | undefined> =>
  db.oneRow<BookedCar>(
    `select c.id, ${facts}, ${stand('l')}, ${tariffJson('t')} as tariff,
         case when n.id is not null then json_build_object('locationId', n.id, 'location', n.name, 'lat', n.lat, 'lng', n.lng)
           end as "newStand"
       from car c ${model}
       join tariff t on t.organization_id = c.organization_id and t.id = $3
       left join lateral (select * from car_assignment a where a.organization_id = c.organization_id and a.car_id = c.id
         and a.over_at is null and a.start_at <= $4 and coalesce(a.end_at, 'infinity') > $4 limit 1) a on true
       join location l on l.organization_id = c.organization_id and l.id = coalesce(a.previous_location_id, c.location_id)
       left join location n on n.organization_id = c.organization_id and n.id = a.location_id and n.id <> l.id
       where c.organization_id = $1 and c.id = $2`,
    [organizationId, carId, tariffId, start],
  )

/** A car that a reservation could have. */
export type CandidateCar = CarFacts & Stand & { readonly id: number; readonly isOut: boolean }

/** Cars in use around a place, the nearest first, at the place where each of them will stand at the moment. */
export const carsAround = (
  db: Queryable,
  organizationId: number,
  { locationId }: Pick<Stand, 'locationId'>,
  start: Date,
  now: Date,
  most: number,
): Promise<CandidateCar[]> =>
  db.rows(
    `select c.id, ${facts}, ${stand('l')}, ${tariffJson('t')} as tariff,
       exists (select from reservation t where t.organization_id = c.organization_id and t.car_id = c.id
         and ${isOverdue('$1')} and $2 < ${lateReach('$1')}) as "isOut"
     from (select * from car where organization_id = $3 and active
       order by xy <-> (select xy from location where organization_id = $3 and id = $4) limit $5) c
     ${model} ${joinTariffInForce('$1')}
     left join lateral (select a.location_id from car_assignment a where a.organization_id = c.organization_id
       and a.car_id = c.id and a.over_at is null and a.start_at <= $2 and coalesce(a.end_at, 'infinity') > $2 limit 1) a on true
     left join lateral (select b.previous_location_id from car_assignment b where b.organization_id = c.organization_id
       and b.car_id = c.id and b.begun_at is not null and b.over_at is null and b.end_at <= $2 limit 1) b on true
     join location l on l.organization_id = c.organization_id
       and l.id = coalesce(a.location_id, b.previous_location_id, c.location_id)
     order by c.id`,
    [now, start, organizationId, locationId, most],
    'cars-around',
  )

/** A promise of a car. What is movable is a booking whose trip has not begun. */
export type CarPromise = Pick<
  Reservation,
  'id' | 'carId' | 'reservationNumber' | 'version' | 'start' | 'end' | 'superDamageWaiver' | 'kilometers'
> &
  Pick<Conflict, 'person' | 'phone'> & { readonly isBooking: boolean }

/** Longer than any reservation: what began before this is over. */
const LONGEST_DAYS = 31

/** The promises of cars that touch a window; holds that have run out are none. */
export const promisesOf = (
  db: Queryable,
  organizationId: number,
  carIds: readonly number[],
  window: { start: Date; end: Date },
  now: Date,
): Promise<CarPromise[]> =>
  db.rows(
    `select r.id, r.car_id as "carId", r.reservation_number as "reservationNumber", r.version,
       r.kind in ('member', 'admin') and r.started_at is null as "isBooking", r.start_at as start, r.busy_until as "end",
       p.name as person, p.phone, r.super_damage_waiver as "superDamageWaiver", r.kilometers
     from unnest($2::int[]) c (id)
     join lateral (select * from reservation r where r.organization_id = $1 and r.car_id = c.id and r.blocking
       and r.start_at < $4 and r.start_at > $3::timestamptz - interval '${LONGEST_DAYS} days' and r.busy_until > $3
       and (r.hold_until is null or r.hold_until > $5)) r on true
     left join person p on p.id = r.person_id
     order by r.car_id, r.start_at`,
    [organizationId, carIds, window.start, window.end, now],
    'promises-of-cars',
  )
