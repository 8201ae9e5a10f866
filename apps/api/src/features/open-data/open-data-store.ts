import type { Organization } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Car } from '../fleet/stores/cars.ts'
import { joinTariffInForce, tariffJson } from '../price/stores/tariff-columns.ts'

/** A club that publishes. `vehicleSecret` never leaves the server. */
export type Publisher = Pick<Organization, 'key' | 'name' | 'supportUrl' | 'supportPhone' | 'supportEmail'> & {
  organizationId: number
  contactEmail: string
  licenseId: string
  vehicleSecret: Buffer
}

/** Every club that publishes, by key. */
export const listPublishers = (db: Queryable): Promise<Publisher[]> =>
  db.rows(
    `select o.id as "organizationId", o.key, o.name, o.support_url as "supportUrl", o.support_phone as "supportPhone",
       o.support_email as "supportEmail", d.contact_email as "contactEmail", d.license_id as "licenseId",
       d.vehicle_secret as "vehicleSecret"
     from open_data d join organization o on o.id = d.organization_id where d.published order by o.key collate "C"`,
    [],
    'list-publishers',
  )

/** What a car can be promised away for. */
export type PromiseKind = 'member' | 'admin' | 'block' | 'hold'

/** A car with nothing that tells it from another of its kind, but its id and what it does. */
export type PublishedCar = Pick<Car, 'id' | 'modelId' | 'model' | 'bodyType' | 'seats' | 'properties' | 'tariff'> & {
  rangeKilometers: number | null
  station: { id: number; name: string; lat: number; lng: number }
  /** Of its last trip that has begun; none of a car that is new. */
  lastTripId: number | null
  /** What it is promised away for at the moment; null for nothing. */
  promisedNow: PromiseKind | null
}

// A trip begins with the promised start, or a little before it where the car was opened; blocks and holds are no trips.
/** The active cars of a club, by id, as they are at the moment. `openedBefore`: when trips may begin that were opened early. */
export const listPublishedCars = (
  db: Queryable,
  organizationId: number,
  at: Date,
  openedBefore: Date,
): Promise<PublishedCar[]> =>
  db.rows(
    `select c.id, m.id as "modelId", m.name as model, m.body_type as "bodyType", c.seats,
       m.range_kilometers as "rangeKilometers", c.properties, trip.id as "lastTripId",
       json_build_object('id', l.id, 'name', l.name, 'lat', l.lat, 'lng', l.lng) as station,
       case when promise.busy_until > $2 then promise.kind end as "promisedNow", ${tariffJson('t')} as tariff
     from car c
     join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     join location l on l.organization_id = c.organization_id and l.id = c.location_id
     ${joinTariffInForce('$2')}
     left join lateral (
       select id from reservation
       where organization_id = c.organization_id and car_id = c.id and blocking and kind in ('member', 'admin')
         and start_at <= $3 and (start_at <= $2 or started_at is not null)
       order by start_at desc limit 1) trip on true
     left join lateral (
       select kind, busy_until from reservation
       where organization_id = c.organization_id and car_id = c.id and blocking and start_at <= $2
       order by start_at desc limit 1) promise on true
     where c.organization_id = $1 and c.active order by c.id`,
    [organizationId, at, openedBefore],
    'list-published-cars',
  )
