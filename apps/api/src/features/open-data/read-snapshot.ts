import type { Period } from '@delebil/validation'
import { addMinutes, MINUTE_MS } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { schedulesOfCars } from '../fleet/stores/car-schedules.ts'
import { EARLIEST_OPENING_MINUTES, tripsStillOut } from '../fleet/stores/trips-still-out.ts'
import { type FeedCar, toFeedCar } from './feed-car.ts'
import { listPublishedCars, type Publisher } from './open-data-store.ts'

/** What a club's feed is made of, all of one moment. */
export type Snapshot = {
  readonly at: Date
  readonly cars: readonly FeedCar[]
}

const moment = (minutes: string | undefined): Date => new Date(Number(minutes) * MINUTE_MS)

const readPeriods = (minutes: string | null): Period[] => {
  const numbers = minutes === null ? [] : minutes.split(' ')
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    start: moment(numbers[2 * index]),
    end: moment(numbers[2 * index + 1]),
  }))
}

/** Reads what the club publishes. */
export const readSnapshot = async (db: Queryable, org: Publisher, now: Date): Promise<Snapshot> => {
  const { organizationId, vehicleSecret } = org
  const cars = await listPublishedCars(db, organizationId, now, addMinutes(now, EARLIEST_OPENING_MINUTES))
  const keys = cars.map(({ id }) => ({ organizationId, carId: id }))
  const schedules = await schedulesOfCars(db, keys, now)
  const trips = await tripsStillOut(db, keys, now)
  const out = new Set(trips.map(({ carId }) => carId))
  const promised = new Map(schedules.map(({ carId, minutes }) => [carId, readPeriods(minutes)]))
  return {
    at: now,
    cars: cars.map((car) => toFeedCar(car, promised.get(car.id) ?? [], out.has(car.id), vehicleSecret, now)),
  }
}
