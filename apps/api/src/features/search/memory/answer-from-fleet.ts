import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { instantText } from './instant-text.ts'
import { nearestInFleet } from './nearest-in-fleet.ts'
import { freePeriod, type Score, scoreSchedule, toMinuteWindow } from './schedule.ts'
import { candidatesOf, type SearchQuestion } from './search-question.ts'

const periodWriter = ({ window }: SearchQuestion): ((score: Score) => string) => {
  const write = (score: Score): string => {
    const free = freePeriod(score, window)
    if (free === null) return 'null'
    return `{"start":"${instantText(free.start)}","end":"${instantText(free.end)}"}`
  }
  const { start, end } = toMinuteWindow(window, window.start)
  const whole = write({ percent: 100, freeStart: start, freeEnd: end })
  return (score) => (score.percent === 100 ? whole : write(score))
}

const hitWriter = (question: SearchQuestion): ((car: FleetCar, score: Score) => string) => {
  const writePeriod = periodWriter(question)
  const { place } = question
  return (car, score) => {
    const distance = place.isGiven ? distanceMetres(place, car) : null
    return `${car.text},"maxAvailability":${score.percent},"availablePeriod":${writePeriod(score)},"distance":${distance}}`
  }
}

/** The JSON text that answers a search, from memory alone. */
export const answerFromFleet = (fleet: Fleet, question: SearchQuestion): string => {
  const { place, window, now, filter, minimumPercent, size } = question
  const minutes = toMinuteWindow(window, now)
  const writeHit = hitWriter(question)
  const candidates = candidatesOf(question)
  const hits: string[] = []
  let looked = 0
  for (const car of nearestInFleet(fleet, place, filter, size)) {
    looked += 1
    const score = scoreSchedule(car.schedule, minutes)
    if (score.percent >= minimumPercent) hits.push(writeHit(car, score))
    // Before the next car is asked for: finding it may mean another walk.
    if (hits.length === size || looked === candidates) break
  }
  return `{"cars":[${hits.join(',')}]}`
}
