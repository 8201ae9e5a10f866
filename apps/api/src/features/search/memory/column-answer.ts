import type { SearchColumns } from '@delebil/core-api'
import { availabilityKind, type Period, priceReservation, sumLines } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'
import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import type { FleetCar } from './fleet.ts'
import { freePeriod } from './schedule.ts'
import type { ScoredCar } from './scored-cars.ts'
import type { SearchQuestion } from './search-question.ts'

/** What can be had of a car costs so much; what many have alike is worked out once. */
const pricer = ({ window, superDamageWaiver }: SearchQuestion) => {
  const priceOf = ({ tariff }: FleetCar, period: Period): number =>
    sumLines(priceReservation(tariff, { ...period, superDamageWaiver }))
  const ofWindow = new Map<number, number>()
  return (car: FleetCar, part: Period | null): number => {
    if (part) return priceOf(car, part)
    const price = ofWindow.get(car.tariff.id) ?? priceOf(car, window)
    ofWindow.set(car.tariff.id, price)
    return price
  }
}

/** A search as columns: what depends on the question alone. The cars themselves are in the catalogue of the version. */
export const columnAnswer = (
  cars: readonly ScoredCar[],
  question: SearchQuestion,
  catalogue: string,
): SearchColumns => {
  const { place, window } = question
  const price = pricer(question)
  const minutes = (at: Date): number => (at.getTime() - window.start.getTime()) / MINUTE_MS
  const freeOf = cars.map(({ score }) =>
    availabilityKind(score.percent) === 'partial' ? freePeriod(score, window) : null,
  )
  return {
    catalogue,
    ids: cars.map(({ car }) => car.id),
    availability: cars.map(({ score }) => score.percent),
    parts: freeOf.flatMap((part, index) => (part ? [[index, minutes(part.start), minutes(part.end)]] : [])),
    distances: cars.map(({ car }) => (place.isGiven ? distanceMetres(place, car) : null)),
    prices: cars.map(({ car }, index) => price(car, freeOf[index] ?? null)),
  }
}
