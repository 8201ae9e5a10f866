import { byPlace } from './by-place.ts'
import type { Point } from './world.ts'

/** A car as the map draws it; `availability` in percent of the window, 100 is free all of it. */
export interface MapCar extends Point {
  readonly id: number
  readonly availability: number
  readonly label: string
  /** The location that it belongs to: cars of one location stand together until there is room between them. */
  readonly locationId?: number | undefined
}

export interface Counts {
  readonly count: number
  /** Cars that are free all the window, and cars that are free for some of it. */
  readonly available: number
  readonly partial: number
}

/** Cars that stand at one place, or near each other at one location. */
export interface Spot extends Point, Counts {
  readonly id: string
  readonly cars: readonly MapCar[]
  readonly locationId: number | undefined
}

const isFree = ({ availability }: MapCar) => availability === 100
const isPartlyFree = ({ availability }: MapCar) => availability > 0 && availability < 100

const toSpotOfOne = (car: MapCar, cars: readonly MapCar[]): Spot => ({
  id: String(car.id),
  cars,
  locationId: car.locationId,
  latitude: car.latitude,
  longitude: car.longitude,
  count: 1,
  available: isFree(car) ? 1 : 0,
  partial: isPartlyFree(car) ? 1 : 0,
})

const mean = (cars: readonly MapCar[], of: (car: MapCar) => number) =>
  cars.reduce((sum, car) => sum + of(car), 0) / cars.length

/** One spot of some cars, in their middle. */
export function toSpot(cars: readonly MapCar[]): Spot {
  const [first, second] = cars
  if (first && !second) return toSpotOfOne(first, cars)
  const isOfOne = cars.every(({ locationId }) => locationId === first?.locationId)
  return {
    id: cars.map(({ id }) => id).join(' '),
    cars,
    locationId: isOfOne ? first?.locationId : undefined,
    latitude: mean(cars, ({ latitude }) => latitude),
    longitude: mean(cars, ({ longitude }) => longitude),
    count: cars.length,
    available: cars.filter(isFree).length,
    partial: cars.filter(isPartlyFree).length,
  }
}

/** The cars by where they stand; each car is at one spot. */
export function spotsOf(cars: readonly MapCar[]): Spot[] {
  return byPlace(cars).map(toSpot)
}

export const hasCar = (spot: Spot | undefined, carId: number | undefined): boolean =>
  carId !== undefined && spot?.cars.some(({ id }) => id === carId) === true

/** A spot as it is among other cars: what is left of it in its order, then what has come there. Undefined where it is no longer several. */
export function spotAmong(spot: Spot, cars: readonly MapCar[]): Spot | undefined {
  const order = new Map(spot.cars.map(({ id }, at) => [id, at]))
  const rankOf = ({ id }: MapCar) => order.get(id) ?? order.size
  const here = spotsOf(cars)
    .filter((other) => other.cars.some(({ id }) => order.has(id)))
    .flatMap((other) => other.cars)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const { id, latitude, longitude } = spot
  return here.length > 1 ? { ...toSpot(here), id, latitude, longitude } : undefined
}
