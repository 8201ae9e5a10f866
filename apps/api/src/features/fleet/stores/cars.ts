import type { CarAccessWay } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { joinTariffInForce, type StoredTariff, tariffJson } from '../../price/stores/tariff-columns.ts'
import { photoOf } from './car-photos.ts'

/** A car with all that is shown of it, and what it costs at the moment asked for. */
export type Car = {
  organizationId: number
  id: number
  carNumber: string
  licensePlate: string
  modelId: number
  model: string
  category: string
  bodyType: string
  color: string
  /** Names the photograph of its model; null where there is none. */
  photo: string | null
  seats: number
  /** 'GROUP_KEY:KEY'; the names are in `listPropertyGroups`. */
  properties: string[]
  lat: number
  lng: number
  /** Web-Mercator metres, for order by nearness. */
  x: number
  y: number
  locationId: number
  locationName: string
  parkingDescription: string | null
  about: string | null
  fuelInstructions: string | null
  dialToOpenPhone: string | null
  access: CarAccessWay[]
  tariff: StoredTariff
}

/** SQL of a car `c` with its joins, and its tariff at a moment. */
export const carSelectAt = (at: string): string => `
  select c.organization_id as "organizationId", c.id, c.car_number::text as "carNumber", c.license_plate as "licensePlate",
    m.id as "modelId", m.name as model, m.category, m.body_type as "bodyType", c.color, ${photoOf} as photo, c.seats, c.properties, c.lat, c.lng,
    c.xy[0] as x, c.xy[1] as y,
    l.id as "locationId", l.name as "locationName", l.parking_description as "parkingDescription", c.about,
    c.fuel_instructions as "fuelInstructions", c.dial_to_open_phone as "dialToOpenPhone", c.access, ${tariffJson('t')} as tariff
  from car c
  join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
  join location l on l.organization_id = c.organization_id and l.id = c.location_id
  ${joinTariffInForce(at)}`

/** The same with the moment as $1. */
export const carSelect = carSelectAt('$1')

/** One active car by its id alone; ids are unique across clubs. */
export const findCar = (db: Queryable, id: number, at: Date): Promise<Car | undefined> =>
  db.oneRow<Car>(`${carSelect} where c.id = $2 and c.active`, [at, id], 'find-car')

/** One active car of a club. */
export const findCarOf = (db: Queryable, organizationId: number, id: number, at: Date): Promise<Car | undefined> =>
  db.oneRow<Car>(
    `${carSelect} where c.organization_id = $2 and c.id = $3 and c.active`,
    [at, organizationId, id],
    'find-car-of',
  )
