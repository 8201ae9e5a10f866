import type { CarHit } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import { busyOfCars } from '../fleet/stores/car-busy.ts'
import { tripsStillOut } from '../fleet/stores/trips-still-out.ts'
import { knownPropertyNames } from './known-property-names.ts'
import { carFields, type PropertyNames } from './memory/car-fields.ts'
import type { Fleet, FleetCar } from './memory/fleet.ts'
import { instantText } from './memory/instant-text.ts'
import { firstInFleet } from './memory/nearest-in-fleet.ts'
import { freePeriod, type Score, scoreSchedule, toMinuteWindow, toSchedule } from './memory/schedule.ts'
import type { ScoredCars } from './memory/scored-cars.ts'
import { candidatesOf, type SearchQuestion } from './memory/search-question.ts'
import { type ListedCar, nearestCars } from './stores/nearest-cars.ts'

const scoreCars = async (
  db: Queryable,
  cars: readonly Pick<ListedCar, 'organizationId' | 'id'>[],
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

/** Answers a search with the cars that memory knows and what the database says of their bookings. */
export const scoreKnownCars = async (db: Queryable, fleet: Fleet, question: SearchQuestion): Promise<ScoredCars> => {
  const { place, filter, minimumPercent, size } = question
  const indexes = firstInFleet(fleet, place, filter, candidatesOf(question))
  const cars = indexes.map((index) => fleet.cars[index] as FleetCar)
  const scores = await scoreCars(db, cars, question)
  const found = indexes.flatMap((index, at) => {
    const score = scores[at]
    return score !== undefined && score.percent >= minimumPercent ? [{ index, score }] : []
  })
  return { fleet, found: found.slice(0, size) }
}

/** Answers a search from the database alone: the nearest cars, one probe of the bookings for each, the arithmetic here. */
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
