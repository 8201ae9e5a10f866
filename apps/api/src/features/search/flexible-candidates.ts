import type { Period } from '@delebil/validation'
import { FLEXIBLE_MISS_MINUTES, FLEXIBLE_SLACK_MINUTES } from '@delebil/validation/flexible-search'
import { addMinutes } from '@delebil/validation/time'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Place } from '../../platform/geo/distance-metres.ts'
import { busyOfCars } from '../fleet/stores/car-busy.ts'
import { knownPropertyNames } from './known-property-names.ts'
import { type CarFields, carFields } from './memory/car-fields.ts'
import { toSchedule } from './memory/schedule.ts'
import { type CarFilter, nearestCars } from './stores/nearest-cars.ts'

/** So many of the nearest cars are slid over. */
const CANDIDATES = 300

/** A car with what it is promised away for: flat epoch minutes by start, as far as the question can reach. */
export type Candidate = Place & {
  readonly id: number
  readonly busy: ArrayLike<number>
  readonly fields: () => CarFields
}

export type CandidateQuestion = {
  readonly place: Place
  readonly window: Period
  readonly filter: CarFilter
  readonly now: Date
}

const fromDatabase = async (db: Queryable, question: CandidateQuestion): Promise<Candidate[]> => {
  const { place, window, filter, now } = question
  const cars = await nearestCars(db, place, filter, CANDIDATES, now)
  const names = await knownPropertyNames(db, now)
  const margin = FLEXIBLE_MISS_MINUTES + FLEXIBLE_SLACK_MINUTES
  const reach = { start: addMinutes(window.start, -margin), end: addMinutes(window.end, margin) }
  const keys = cars.map(({ organizationId, id }) => ({ organizationId, carId: id }))
  const busy = Map.groupBy(await busyOfCars(db, keys, reach), ({ carId }) => carId)
  return cars.map((car) => ({
    id: car.id,
    lat: car.lat,
    lng: car.lng,
    busy: toSchedule(busy.get(car.id) ?? []).busy,
    fields: () => carFields(car, names),
  }))
}

/** The nearest cars with their bookings: from memory where it is fresh, else from the database. */
export const flexibleCandidates = async (
  { searchIndex }: Context,
  db: Queryable,
  question: CandidateQuestion,
): Promise<Candidate[]> => {
  const remembered = searchIndex?.nearest(question, CANDIDATES)
  if (remembered === undefined) return fromDatabase(db, question)
  return remembered.map(({ car: { id, lat, lng, bytes }, busy }) => ({
    id,
    lat,
    lng,
    busy,
    fields: () => JSON.parse(`${bytes}}`) as CarFields,
  }))
}
