import type { Queryable } from '../../../platform/db/queryable.ts'
import { webMercator } from '../../../platform/db/web-mercator.ts'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import { photoOf } from '../../fleet/stores/car-photos.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import { joinTariffInForce } from '../../price/stores/tariff-columns.ts'

/** What narrows a search. All that is given must hold. */
export type CarFilter = {
  organizationId?: number | undefined
  minSeats?: number | undefined
  maxSeats?: number | undefined
  /** 'GROUP_KEY:KEY' that the car must all have. */
  allProperties?: readonly string[] | undefined
  /** For each group, 'GROUP_KEY:KEY' of which the car must have at least one. */
  anyProperties?: readonly (readonly string[])[] | undefined
  /** Of which the car's model has one. */
  bodyTypes?: readonly string[] | undefined
  carIds?: readonly number[] | undefined
  locationIds?: readonly number[] | undefined
  exceptCarId?: number | undefined
}

/** A car as a list shows it. */
export type ListedCar = Omit<
  Car,
  | 'category'
  | 'parkingDescription'
  | 'about'
  | 'fuelInstructions'
  | 'dialToOpenPhone'
  | 'tariff'
  | 'modelId'
  | 'x'
  | 'y'
> & {
  /** Price of one hour by the tariff in force. */
  hourOre: number
}

// Only what a list shows: a search builds a hundred of these rows, and the whole tariff of each doubles its cost.
// The tariff in force is looked up once for each that the cars have; the planner would look it up for each car.
const listedCars = (nearest: string) => `
  with near as materialized (${nearest}),
  price as materialized (
    select c.organization_id, c.tariff_key, t.hour_ore
    from (select distinct organization_id, tariff_key from near) c ${joinTariffInForce('$1')})
  select c.organization_id as "organizationId", c.id, c.car_number::text as "carNumber", c.license_plate as "licensePlate",
    m.name as model, m.body_type as "bodyType", c.color, ${photoOf} as photo, c.seats, c.properties, c.lat, c.lng, l.id as "locationId",
    l.name as "locationName", t.hour_ore as "hourOre"
  from near c
  join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
  join location l on l.organization_id = c.organization_id and l.id = c.location_id
  join price t on t.organization_id = c.organization_id and t.tariff_key = c.tariff_key`

type Condition = readonly [value: unknown, sql: (parameter: string) => string]

const conditionsOf = (filter: CarFilter): Condition[] => {
  const candidates: Condition[] = [
    [filter.organizationId, (p) => `c.organization_id = ${p}`],
    [filter.minSeats, (p) => `c.seats >= ${p}`],
    [filter.maxSeats, (p) => `c.seats <= ${p}`],
    [filter.allProperties, (p) => `c.properties @> ${p}::text[]`],
    ...(filter.anyProperties ?? []).map((keys): Condition => [keys, (p) => `c.properties && ${p}::text[]`]),
    [
      filter.bodyTypes,
      (p) => `exists (select from car_model m
        where m.organization_id = c.organization_id and m.id = c.model_id and m.body_type = any(${p}))`,
    ],
    [filter.carIds, (p) => `c.id = any(${p})`],
    [filter.locationIds, (p) => `c.location_id = any(${p})`],
    [filter.exceptCarId, (p) => `c.id <> ${p}`],
  ]
  return candidates.filter(([value]) => value !== undefined)
}

/** The active cars nearest to the place that pass the filter, nearest first; without a place in order of id. */
export const nearestCars = (
  db: Queryable,
  place: Place | undefined,
  filter: CarFilter,
  limit: number,
  at: Date,
): Promise<ListedCar[]> => {
  const values: unknown[] = [at]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const conditions = conditionsOf(filter).map(([value, sql]) => sql(parameter(value)))
  const point = place && webMercator(place.lat, place.lng)
  const order = point ? `c.xy <-> point(${parameter(point.x)}, ${parameter(point.y)})` : 'c.id'
  const count = parameter(limit)
  // The walk over the nearest cars ends before anything is joined to them. Of cars at one place the id decides, so that the
  // memory index can keep the same order; not within the walk, which would then have to sort all cars.
  const nearest = `select * from car c where ${['c.active', ...conditions].join(' and ')} order by ${order} fetch first (${count}) rows with ties`
  // Planning it costs as much as asking it: the search that names nothing but a place is planned once per connection.
  const name = conditions.length === 0 && point ? 'nearest-cars' : undefined
  return db.rows<ListedCar>(`${listedCars(nearest)} order by ${order}, c.id limit ${count}`, values, name)
}
