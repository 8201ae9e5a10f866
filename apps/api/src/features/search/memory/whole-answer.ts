import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import { instantText } from './instant-text.ts'
import { freePeriod, type Score, toMinuteWindow } from './schedule.ts'
import type { ScoredCar } from './scored-cars.ts'
import type { SearchQuestion } from './search-question.ts'

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

/** The JSON that answers a search with whole cars, put together from texts that are written once for each car. */
export const wholeAnswer = (cars: readonly ScoredCar[], question: SearchQuestion): string => {
  const { place } = question
  const writePeriod = periodWriter(question)
  const hits = cars.map(({ car, score }) => {
    const distance = place.isGiven ? distanceMetres(place, car) : null
    return `${car.text},"maxAvailability":${score.percent},"availablePeriod":${writePeriod(score)},"distance":${distance}}`
  })
  return `{"cars":[${hits.join()}]}`
}
