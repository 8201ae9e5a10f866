import type { Queryable } from '../../platform/db/queryable.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import { busyOfCars } from '../fleet/stores/car-busy.ts'
import { nearestCars } from '../search/stores/nearest-cars.ts'
import type { WishedPlace } from './wish-store.ts'

/** No more cars than this are looked at for one wish. */
const CANDIDATES_MAX = 300

export type Wished = {
  readonly organizationId: number
  readonly start: Date
  readonly end: Date
  readonly carId: number | null
  readonly near: WishedPlace | null
}

const candidatesOf = async (db: Queryable, { organizationId, carId, near }: Wished, now: Date): Promise<number[]> => {
  if (carId !== null) return [carId]
  if (near === null) return []
  const cars = await nearestCars(db, near, { ...near.filter, organizationId }, CANDIDATES_MAX, now)
  return cars.filter((car) => distanceMetres(near, car) <= near.maxMetres).map(({ id }) => id)
}

/** Cars that fulfil a wish and are free all its time, the nearest first. */
export const findFreeCars = async (db: Queryable, wished: Wished, now: Date): Promise<number[]> => {
  const carIds = await candidatesOf(db, wished, now)
  const keys = carIds.map((carId) => ({ organizationId: wished.organizationId, carId }))
  const busy = new Set((await busyOfCars(db, keys, wished)).map(({ carId }) => carId))
  return carIds.filter((carId) => !busy.has(carId))
}
