import type { SearchColumns } from '@delebil/core-api'
import { type Period, priceReservation, sumLines } from '@delebil/validation'
import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import type { FleetCar } from './fleet.ts'
import { instantText } from './instant-text.ts'
import { freePeriod } from './schedule.ts'
import type { ScoredCar } from './scored-cars.ts'
import type { SearchQuestion } from './search-question.ts'

const FREE = 100

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
export const columnAnswer = (cars: readonly ScoredCar[], question: SearchQuestion, catalogue: string): SearchColumns => {
  const { place, window } = question
  const price = pricer(question)
  const answer: SearchColumns = { catalogue, ids: [], availability: [], parts: [], distances: [], prices: [] }
  cars.forEach(({ car, score }, index) => {
    const part = score.percent < FREE ? freePeriod(score, window) : null
    if (part) answer.parts.push([index, instantText(part.start), instantText(part.end)])
    answer.ids.push(car.id)
    answer.availability.push(score.percent)
    answer.distances.push(place.isGiven ? distanceMetres(place, car) : null)
    answer.prices.push(price(car, part))
  })
  return answer
}
