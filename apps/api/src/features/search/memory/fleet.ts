import Flatbush from 'flatbush'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import type { StoredTariff } from '../../price/stores/tariff-columns.ts'
import { carFields, type PropertyNames } from './car-fields.ts'
import type { FilteredCar } from './passes-filter.ts'
import type { Schedule } from './schedule.ts'

/** A car in memory. `bytes` are its JSON, open at the end for what depends on the window; `schedule` is replaced as it changes. */
export type FleetCar = FilteredCar &
  Place & {
    readonly x: number
    readonly y: number
    readonly bytes: Buffer
    readonly tariff: StoredTariff
    schedule: Schedule
  }

/** Cars that stand on the same spot, by id. */
type Spot = { readonly x: number; readonly y: number; readonly cars: FleetCar[] }

/** Spots of one club, or of all. */
export type Area = {
  readonly spots: readonly Spot[]
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
  schedule,
})

const plant = (spots: readonly Spot[]): Flatbush | undefined => {
  if (spots.length === 0) return undefined
  const tree = new Flatbush(spots.length)
  for (const { x, y } of spots) tree.add(x, y, x, y)
  tree.finish()
  return tree
}

const toArea = (cars: readonly FleetCar[]): Area => {
  const byPlace = Map.groupBy(cars, ({ x, y }) => `${x} ${y}`)
  const spots = [...byPlace.values()].flatMap((there): Spot[] => {
    const [first] = there
    return first === undefined ? [] : [{ x: first.x, y: first.y, cars: there.toSorted((a, b) => a.id - b.id) }]
  })
  return { spots, tree: plant(spots), carsPerSpot: cars.length / Math.max(1, spots.length) }
}

/** Rows of the country, from west to east each: what stands together comes together. */
const ROW_METRES = 2000
const byRow = (a: FleetCar, b: FleetCar): number =>
  Math.floor(a.y / ROW_METRES) - Math.floor(b.y / ROW_METRES) || a.x - b.x || a.id - b.id

/** The same cars anew, those that stand together beside each other in memory: a search waits for few pages of it, not for hundreds. */
const layTogether = (cars: readonly FleetCar[]): FleetCar[] => {
  const ordered = cars.toSorted(byRow)
  const bytes = Buffer.concat(ordered.map((car) => car.bytes))
  const minutes = new Int32Array(ordered.reduce((sum, { schedule }) => sum + schedule.busy.length, 0))
  let [byte, minute] = [0, 0]
  return ordered.map((car) => {
    const { busy, outFrom } = car.schedule
    minutes.set(busy, minute)
    const laid = {
      ...car,
      bytes: bytes.subarray(byte, byte + car.bytes.length),
      schedule: { busy: minutes.subarray(minute, minute + busy.length), outFrom },
    }
    byte += car.bytes.length
    minute += busy.length
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
