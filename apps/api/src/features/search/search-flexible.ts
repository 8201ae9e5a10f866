import type { FlexibleHit } from '@delebil/core-api'
import { priceReservation, roundUpToHalfHour, sumLines } from '@delebil/validation'
import { MAP_DEFAULT_CENTER } from '@delebil/validation/constants'
import {
  checkFlexibleRequest,
  type FlexibleQuestion,
  flexibleCostOre,
  flexibleOpenings,
  nearestMiss,
  type Opening,
} from '@delebil/validation/flexible-search'
import { MINUTE_MS } from '@delebil/validation/time'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import type { Call, Verb } from '../../platform/verb.ts'
import { tariffsOfCars } from '../price/stores/tariffs.ts'
import { periodRefusal } from '../reservations/period-refusal.ts'
import { type Candidate, flexibleCandidates } from './flexible-candidates.ts'
import { instantText } from './memory/instant-text.ts'
import { toCarFilter } from './to-car-filter.ts'

type Search = Call<'searchFlexible'>
type Offer = { readonly car: Candidate; readonly opening: Opening }

/** Near misses that are told where nothing fits. */
const MISSES = 5
/** So many of the nearest offers are priced and ranked. */
const PRICED = 100

const at = (minute: number): Date => new Date(minute * MINUTE_MS)

const toQuestion = ({ input: { query }, now }: Search): FlexibleQuestion => ({
  windowStart: Math.ceil(query.start.getTime() / MINUTE_MS),
  windowEnd: Math.floor(query.end.getTime() / MINUTE_MS),
  lengthMinutes: query.lengthMinutes,
  earliest: roundUpToHalfHour(now).getTime() / MINUTE_MS,
})

// Of the openings of one car the one with the most air counts, the first of equals.
const bestOffer = (car: Candidate, openings: readonly Opening[]): Offer[] => {
  const [opening] = openings.toSorted((a, b) => b.slackMinutes - a.slackMinutes || a.start - b.start)
  return opening === undefined ? [] : [{ car, opening }]
}

const toHits = async ({ db, input: { query }, now }: Search, offers: readonly Offer[]): Promise<FlexibleHit[]> => {
  const ids = offers.map(({ car }) => car.id)
  const tariffs = new Map((await tariffsOfCars(db, ids, now)).map(({ carId, tariff }) => [carId, tariff]))
  const { latitude, longitude } = query.location ?? MAP_DEFAULT_CENTER
  const { superDamageWaiver = true, kilometers } = query
  const hits = offers.flatMap(({ car, opening }) => {
    const tariff = tariffs.get(car.id)
    if (tariff === undefined) return []
    const [start, end] = [at(opening.start), at(opening.start + query.lengthMinutes)]
    const totalOre = sumLines(priceReservation(tariff, { start, end, superDamageWaiver, kilometers }))
    const metres = distanceMetres({ lat: latitude, lng: longitude }, car)
    const cost = flexibleCostOre({ totalOre, metres: query.location ? metres : 0, slackMinutes: opening.slackMinutes })
    return [{ car, opening, start, end, totalOre, tariff, metres, cost }]
  })
  const ranked = hits.sort(
    (a, b) =>
      Math.abs(a.opening.shiftMinutes) - Math.abs(b.opening.shiftMinutes) || a.cost - b.cost || a.car.id - b.car.id,
  )
  return ranked.slice(0, query.size).map(({ car, opening, start, end, totalOre, tariff, metres }) => ({
    ...car.fields(),
    maxAvailability: 100,
    availablePeriod: { start: instantText(start), end: instantText(end) },
    distance: query.location ? metres : null,
    totalOre,
    kilometerTiers: [...tariff.kilometerTiers],
    firstStart: instantText(at(opening.firstStart)),
    lastStart: instantText(at(opening.lastStart)),
    slackMinutes: opening.slackMinutes,
    shiftMinutes: opening.shiftMinutes,
  }))
}

/** Slides a trip over a window for each of the nearest cars, and ranks what fits by price, walk and air around it. */
export const searchFlexible: Verb<'searchFlexible'> = async (context, call) => {
  const { db, input, now } = call
  const { start, end, lengthMinutes, location, filters = {}, orgId } = input.query
  const window = { start, end }
  const problem = checkFlexibleRequest({ window, lengthMinutes }, now)
  if (problem !== undefined) throw periodRefusal(problem, problem === 'period.too-short' ? 'lengthMinutes' : 'end')
  const { latitude, longitude } = location ?? MAP_DEFAULT_CENTER
  const filter = await toCarFilter(db, filters, orgId)
  const place = { lat: latitude, lng: longitude }
  const cars = await flexibleCandidates(context, db, { place, window, filter, now })
  const question = toQuestion(call)
  const offers = cars.flatMap((car) => bestOffer(car, flexibleOpenings(question, car.busy)))
  if (offers.length > 0) return { answer: { data: await toHits(call, offers.slice(0, PRICED)), nearestMisses: [] } }
  const misses = cars
    .flatMap((car): Offer[] => {
      const opening = nearestMiss(question, car.busy)
      return opening ? [{ car, opening }] : []
    })
    .sort((a, b) => Math.abs(a.opening.shiftMinutes) - Math.abs(b.opening.shiftMinutes))
    .slice(0, MISSES)
  return { answer: { data: [], nearestMisses: await toHits(call, misses) } }
}
