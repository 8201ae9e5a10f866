import type { SearchColumns } from '@delebil/core-api'
import { availabilityKind, type Period, priceReservation, sumLines } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'
import type { StoredTariff } from '../../price/stores/tariff-columns.ts'
import { catalogueVersion } from './catalogue.ts'
import { distanceInFleet } from './distance-in-fleet.ts'
import type { Fleet } from './fleet.ts'
import { freePeriod } from './schedule.ts'
import type { ScoredCars } from './scored-cars.ts'
import type { SearchQuestion } from './search-question.ts'

/** What can be had of a car costs so much; what many have alike is worked out once. */
const pricer = ({ columns: { tariffs, tariffOf } }: Fleet, { window, superDamageWaiver }: SearchQuestion) => {
  const priceOf = (tariff: number, period: Period): number =>
    sumLines(priceReservation(tariffs[tariff] as StoredTariff, { ...period, superDamageWaiver }))
  const ofWindow: number[] = []
  return (index: number, part: Period | null): number => {
    const tariff = tariffOf[index] as number
    if (part) return priceOf(tariff, part)
    const price = ofWindow[tariff] ?? priceOf(tariff, window)
    ofWindow[tariff] = price
    return price
  }
}

/** A search as columns: what depends on the question alone. The cars themselves are in the catalogue of the version. */
export const columnAnswer = ({ fleet, found }: ScoredCars, question: SearchQuestion): SearchColumns => {
  const { place, window } = question
  const { ids } = fleet.columns
  const price = pricer(fleet, question)
  const minutes = (at: Date): number => (at.getTime() - window.start.getTime()) / MINUTE_MS
  const parts: [number, number, number][] = []
  const prices = found.map(({ index, score }, at) => {
    const part = availabilityKind(score.percent) === 'partial' ? freePeriod(score, window) : null
    if (part) parts.push([at, minutes(part.start), minutes(part.end)])
    return price(index, part)
  })
  const distanceOf = distanceInFleet(fleet, place)
  return {
    catalogue: catalogueVersion(fleet, question.filter.organizationId),
    ids: found.map(({ index }) => ids[index] as number),
    availability: found.map(({ score }) => score.percent),
    parts,
    distances: found.map(({ index }) => (place.isGiven ? distanceOf(index) : null)),
    prices,
  }
}
