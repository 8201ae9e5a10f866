import type { CarHit } from '@delebil/core-api'
import type { Queryable } from '../../db/queryable.ts'
import { carFields, type PropertyNames } from '../../search-index/car-fields.ts'
import { distanceMetres } from '../../search-index/distance-metres.ts'
import { instantText } from '../../search-index/instant-text.ts'
import { freePeriod, type Score, scoreSchedule, toMinuteWindow, toSchedule } from '../../search-index/schedule.ts'
import { candidatesOf, type SearchQuestion } from '../../search-index/search-question.ts'
import { busyOfCars } from '../../stores/car-busy.ts'
import { type ListedCar, nearestCars } from '../../stores/nearest-cars.ts'
import { tripsStillOut } from '../../stores/trips-still-out.ts'
import { knownPropertyNames } from './known-property-names.ts'

const scoreCars = async (
  db: Queryable,
  cars: readonly ListedCar[],
  { window, now }: SearchQuestion,
): Promise<Score[]> => {
  const keys = cars.map(({ organizationId, id }) => ({ organizationId, carId: id }))
  const minutes = toMinuteWindow(window, now)
  const busy = Map.groupBy(await busyOfCars(db, keys, window), ({ carId }) => carId)
  // A car that is out is busy until now: nothing to ask for a window that begins later.
  const out = minutes.start < minutes.now ? await tripsStillOut(db, keys, now) : []
  const outFrom = new Map(out.map(({ carId, start }) => [carId, start]))
  return cars.map(({ id }) => scoreSchedule(toSchedule(busy.get(id) ?? [], outFrom.get(id)), minutes))
}

const toHit = (car: ListedCar, score: Score, { place, window }: SearchQuestion, names: PropertyNames): CarHit => {
  const free = freePeriod(score, window)
  return {
    ...carFields(car, names),
    maxAvailability: score.percent,
    availablePeriod: free && { start: instantText(free.start), end: instantText(free.end) },
    distance: place.isGiven ? distanceMetres(place, car) : null,
  }
}

/** Answers a search from the database: the nearest cars, one probe of the bookings for each, the arithmetic here. */
export const searchInDatabase = async (db: Queryable, question: SearchQuestion): Promise<CarHit[]> => {
  const { place, filter, now, minimumPercent, size } = question
  const cars = await nearestCars(db, place, filter, candidatesOf(question), now)
  const names = await knownPropertyNames(db, now)
  const scores = await scoreCars(db, cars, question)
  return cars
    .flatMap((car, index) => {
      const score = scores[index]
      return score !== undefined && score.percent >= minimumPercent ? [toHit(car, score, question, names)] : []
    })
    .slice(0, size)
}
