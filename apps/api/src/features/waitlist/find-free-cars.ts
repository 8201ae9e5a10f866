import type { Queryable } from '../../platform/db/queryable.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import { busyOfCars } from '../fleet/stores/car-busy.ts'
import { nearestCars } from '../search/stores/nearest-cars.ts'
import type { EntryPlace } from './waitlist-store.ts'

/** No more cars than this are looked at for one entry. */
const CANDIDATES_MAX = 300

export type Wanted = {
  readonly organizationId: number
  readonly start: Date
  readonly end: Date
  readonly carId: number | null
  readonly near: EntryPlace | null
}

const candidatesOf = async (db: Queryable, { organizationId, carId, near }: Wanted, now: Date): Promise<number[]> => {
  if (carId !== null) return [carId]
  if (near === null) return []
  const cars = await nearestCars(db, near, { ...near.filter, organizationId }, CANDIDATES_MAX, now)
  return cars.filter((car) => distanceMetres(near, car) <= near.maxMetres).map(({ id }) => id)
}

/** Cars that fulfil an entry and are free all its time, the nearest first. */
export const findFreeCars = async (db: Queryable, wanted: Wanted, now: Date): Promise<number[]> => {
  const carIds = await candidatesOf(db, wanted, now)
  const keys = carIds.map((carId) => ({ organizationId: wanted.organizationId, carId }))
  const busy = new Set((await busyOfCars(db, keys, wanted)).map(({ carId }) => carId))
  return carIds.filter((carId) => !busy.has(carId))
}
