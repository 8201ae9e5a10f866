import type { Fleet } from './fleet.ts'
import { visitNearest } from './nearest-in-fleet.ts'
import { type Score, toMinuteWindow } from './schedule.ts'
import { candidatesOf, type SearchQuestion } from './search-question.ts'

/** A car that answers a search, by its index in the fleet, with what the window leaves free of it. */
export type ScoredCar = { readonly index: number; readonly score: Score }

/** The cars that answer a search, nearest first, and the fleet that they are of. */
export type ScoredCars = { readonly fleet: Fleet; readonly found: readonly ScoredCar[] }

/** The cars that answer a search by what memory knows of their bookings. */
export const scoreInFleet = (fleet: Fleet, question: SearchQuestion): ScoredCars => {
  const { place, window, now, filter, minimumPercent, size } = question
  const minutes = toMinuteWindow(window, now)
  const candidates = candidatesOf(question)
  const found: ScoredCar[] = []
  let looked = 0
  visitNearest(fleet, place, filter, size, (index) => {
    looked += 1
    const score = fleet.schedules.score(index, minutes)
    if (score.percent >= minimumPercent) found.push({ index, score })
    return found.length === size || looked === candidates
  })
  return { fleet, found }
}
