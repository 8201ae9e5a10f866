import Flatbush from 'flatbush'
import { cosineOf, type Place } from '../../../platform/geo/distance-metres.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import type { StoredTariff } from '../../price/stores/tariff-columns.ts'
import { carFields, type PropertyNames } from './car-fields.ts'
import { createFleetSchedules, type FleetSchedules } from './fleet-schedules.ts'
import type { FilteredCar } from './passes-filter.ts'
import type { Schedule } from './schedule.ts'

/** A car in memory. `bytes` are its JSON, open at the end for what depends on the window. */
export type FleetCar = FilteredCar &
  Place & {
    readonly x: number
    readonly y: number
    readonly bytes: Buffer
    readonly tariff: StoredTariff
  }

/** One as it was read, with what it is promised away for. */
export type ReadCar = { readonly car: FleetCar; readonly schedule: Schedule }

/** Indexes of the cars of one club, or of all: those of a spot after each other, by id. Of spot `n` they are those from `starts[n]` until the next. */
export type Area = {
  readonly cars: Uint32Array
  readonly starts: Uint32Array
  readonly tree: Flatbush | undefined
  readonly carsPerSpot: number
}

/** What every search asks of its cars, by their index: of a hundred cars it is a few pages of memory, where the cars themselves are hundreds. */
export type FleetColumns = {
  readonly ids: Int32Array
  readonly lats: Float64Array
  readonly lngs: Float64Array
  /** Of the latitudes. */
  readonly cosines: Float64Array
  /** Which of `tariffs`. */
  readonly tariffOf: Uint32Array
  readonly tariffs: readonly StoredTariff[]
}

/** Every active car, by its index: those that stand together come after each other. */
export type Fleet = {
  readonly cars: readonly FleetCar[]
  readonly columns: FleetColumns
  readonly schedules: FleetSchedules
  readonly indexOf: ReadonlyMap<number, number>
  readonly everywhere: Area
  readonly byOrganization: ReadonlyMap<number, Area>
}

export const toFleetCar = (car: Car, names: PropertyNames): FleetCar => ({
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
})

const plant = (places: readonly { readonly x: number; readonly y: number }[]): Flatbush | undefined => {
  if (places.length === 0) return undefined
  const tree = new Flatbush(places.length)
  for (const { x, y } of places) tree.add(x, y, x, y)
  tree.finish()
  return tree
}

const toArea = (fleet: readonly FleetCar[], members: readonly number[]): Area => {
  const carAt = (index: number) => fleet[index] as FleetCar
  const placeOf = (index: number) => `${carAt(index).x} ${carAt(index).y}`
  const spots = [...Map.groupBy(members, placeOf).values()]
  const starts = new Uint32Array(spots.length + 1)
  spots.forEach((there, spot) => {
    starts[spot + 1] = (starts[spot] as number) + there.length
  })
  return {
    cars: Uint32Array.from(spots.flatMap((there) => there.toSorted((a, b) => carAt(a).id - carAt(b).id))),
    starts,
    tree: plant(spots.flatMap(([first]) => (first === undefined ? [] : carAt(first)))),
    carsPerSpot: members.length / Math.max(1, spots.length),
  }
}

const toColumns = (cars: readonly FleetCar[]): FleetColumns => {
  const tariffs = [...new Map(cars.map(({ tariff }) => [tariff.id, tariff])).values()]
  const numbers = new Map(tariffs.map(({ id }, number) => [id, number]))
  return {
    ids: Int32Array.from(cars, ({ id }) => id),
    lats: Float64Array.from(cars, ({ lat }) => lat),
    lngs: Float64Array.from(cars, ({ lng }) => lng),
    cosines: Float64Array.from(cars, ({ lat }) => cosineOf(lat)),
    tariffOf: Uint32Array.from(cars, ({ tariff }) => numbers.get(tariff.id) as number),
    tariffs,
  }
}

/** Rows of the country, from west to east each: what stands together comes together. */
const ROW_METRES = 2000
const byRow = ({ car: a }: ReadCar, { car: b }: ReadCar): number =>
  Math.floor(a.y / ROW_METRES) - Math.floor(b.y / ROW_METRES) || a.x - b.x || a.id - b.id

/** The same cars anew, the bytes of those that stand together beside each other too. */
const layTogether = (cars: readonly FleetCar[]): FleetCar[] => {
  const bytes = Buffer.concat(cars.map((car) => car.bytes))
  let at = 0
  return cars.map((car) => {
    const laid = { ...car, bytes: bytes.subarray(at, at + car.bytes.length) }
    at += car.bytes.length
    return laid
  })
}

export const toFleet = (read: readonly ReadCar[]): Fleet => {
  const ordered = read.toSorted(byRow)
  const cars = layTogether(ordered.map(({ car }) => car))
  const all = [...cars.keys()]
  const ofOrganizations = Map.groupBy(all, (index) => (cars[index] as FleetCar).organizationId)
  return {
    cars,
    columns: toColumns(cars),
    schedules: createFleetSchedules(ordered.map(({ schedule }) => schedule)),
    indexOf: new Map(cars.map(({ id }, index) => [id, index])),
    everywhere: toArea(cars, all),
    byOrganization: new Map([...ofOrganizations].map(([id, members]) => [id, toArea(cars, members)])),
  }
}
