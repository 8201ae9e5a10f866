import { ACT_WINDOW_MINUTES, addMinutes } from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { type FeedCar, toFeedCar } from '../../open-data/feed-car.ts'
import { type Location, listLocations } from '../../stores/locations.ts'
import { listPromises, listPublishedCars, type PublishingClub } from '../../stores/open-data.ts'
import { tripsStillOut } from '../../stores/trips-still-out.ts'

/** What a club's feed is made of, all of one moment. */
export type ClubSnapshot = {
  readonly at: Date
  /** Places where cars stand. */
  readonly stations: readonly Location[]
  readonly cars: readonly FeedCar[]
}

/** Reads what the club publishes. */
export const readSnapshot = async (db: Queryable, club: PublishingClub, now: Date): Promise<ClubSnapshot> => {
  const { organizationId, vehicleSecret } = club
  const [cars, promises, locations] = await Promise.all([
    listPublishedCars(db, organizationId, now, addMinutes(now, ACT_WINDOW_MINUTES)),
    listPromises(db, organizationId, now),
    listLocations(db, organizationId),
  ])
  const keys = cars.map(({ id }) => ({ organizationId, carId: id }))
  const out = new Set((await tripsStillOut(db, keys, now)).map(({ carId }) => carId))
  const byCar = Map.groupBy(promises, ({ carId }) => carId)
  return {
    at: now,
    stations: locations.filter(({ carCount }) => carCount > 0),
    cars: cars.map((car) => toFeedCar(car, byCar.get(car.id) ?? [], out.has(car.id), vehicleSecret, now)),
  }
}
