import type { Fleet, FleetCar } from './fleet.ts'
import { visitNearest } from './nearest-in-fleet.ts'
import { type Score, scoreSchedule, toMinuteWindow } from './schedule.ts'
import { candidatesOf, type SearchQuestion } from './search-question.ts'

/** A car that answers a search, with what the window leaves free of it. */
export type ScoredCar = { readonly car: FleetCar; readonly score: Score }

/** The cars that answer a search, nearest first, by what memory knows of their bookings. */
export const scoreInFleet = (fleet: Fleet, question: SearchQuestion): ScoredCar[] => {
  const { place, window, now, filter, minimumPercent, size } = question
  const minutes = toMinuteWindow(window, now)
  const candidates = candidatesOf(question)
  const found: ScoredCar[] = []
  let looked = 0
  visitNearest(fleet, place, filter, size, (car) => {
    looked += 1
    const score = scoreSchedule(car, minutes)
    if (score.percent >= minimumPercent) found.push({ car, score })
    return found.length === size || looked === candidates
  })
  return found
}
