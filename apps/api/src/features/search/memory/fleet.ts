import Flatbush from 'flatbush'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import type { StoredTariff } from '../../price/stores/tariff-columns.ts'
import { carFields, type PropertyNames } from './car-fields.ts'
import type { FilteredCar } from './passes-filter.ts'
import type { Schedule } from './schedule.ts'

/** A car in memory with its schedule, which is replaced as it changes. `bytes` are its JSON, open at the end for what depends on the window. */
export type FleetCar = FilteredCar &
  Place &
  Replaced<Schedule> & {
    readonly x: number
    readonly y: number
    readonly bytes: Buffer
    readonly tariff: StoredTariff
  }

type Replaced<T> = { -readonly [Key in keyof T]: T[Key] }

/** Cars of one club, or of all: those of a spot after each other, by id. Of spot `n` they are those from `starts[n]` until the next. */
export type Area = {
  readonly cars: readonly FleetCar[]
  readonly starts: Uint32Array
  readonly tree: Flatbush | undefined
  readonly carsPerSpot: number
}

/** Every active car: by id, by place, and by place within its club. */
export type Fleet = {
  readonly byId: ReadonlyMap<number, FleetCar>
  readonly everywhere: Area
  readonly byOrganization: ReadonlyMap<number, Area>
}

export const toFleetCar = (car: Car, names: PropertyNames, schedule: Schedule): FleetCar => ({
  organizationId: car.organizationId,
  id: car.id,
  seats: car.seats,
  locationId: car.locationId,
  properties: car.properties,
  bodyType: car.bodyType,
  lat: car.lat,
  lng: car.lng,
  x: car.x,
  y: car.y,
  bytes: Buffer.from(JSON.stringify(carFields({ ...car, hourOre: car.tariff.hourOre }, names)).slice(0, -1)),
  tariff: car.tariff,
  ...schedule,
})

const plant = (places: readonly { readonly x: number; readonly y: number }[]): Flatbush | undefined => {
  if (places.length === 0) return undefined
  const tree = new Flatbush(places.length)
  for (const { x, y } of places) tree.add(x, y, x, y)
  tree.finish()
  return tree
}

const toArea = (all: readonly FleetCar[]): Area => {
  const spots = [...Map.groupBy(all, ({ x, y }) => `${x} ${y}`).values()]
  const starts = new Uint32Array(spots.length + 1)
  spots.forEach((there, index) => {
    starts[index + 1] = (starts[index] as number) + there.length
  })
  return {
    cars: spots.flatMap((there) => there.toSorted((a, b) => a.id - b.id)),
    starts,
    tree: plant(spots.flatMap(([first]) => first ?? [])),
    carsPerSpot: all.length / Math.max(1, spots.length),
  }
}

/** Rows of the country, from west to east each: what stands together comes together. */
const ROW_METRES = 2000
const byRow = (a: FleetCar, b: FleetCar): number =>
  Math.floor(a.y / ROW_METRES) - Math.floor(b.y / ROW_METRES) || a.x - b.x || a.id - b.id

/** The same cars anew, those that stand together beside each other in memory: a search waits for few pages of it, not for hundreds. */
const layTogether = (cars: readonly FleetCar[]): FleetCar[] => {
  const ordered = cars.toSorted(byRow)
  const bytes = Buffer.concat(ordered.map((car) => car.bytes))
  const minutes = new Int32Array(ordered.reduce((sum, { busy }) => sum + busy.length, 0))
  let [byte, minute] = [0, 0]
  return ordered.map((car) => {
    minutes.set(car.busy, minute)
    const laid = {
      ...car,
      bytes: bytes.subarray(byte, byte + car.bytes.length),
      busy: minutes.subarray(minute, minute + car.busy.length),
    }
    byte += car.bytes.length
    minute += car.busy.length
    return laid
  })
}

export const toFleet = (read: readonly FleetCar[]): Fleet => {
  const cars = layTogether(read)
  return {
    byId: new Map(cars.map((car) => [car.id, car])),
    everywhere: toArea(cars),
    byOrganization: new Map(
      [...Map.groupBy(cars, ({ organizationId }) => organizationId)].map(([id, ofOrg]) => [id, toArea(ofOrg)]),
    ),
  }
}
