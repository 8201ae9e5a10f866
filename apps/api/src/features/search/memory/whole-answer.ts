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

const BEFORE = '{"cars":['
const AFTER = ']}'

/** The JSON that answers a search with whole cars, put together from bytes that are written once for each car. */
export const wholeAnswer = (cars: readonly ScoredCar[], question: SearchQuestion): Buffer => {
  const { place } = question
  const writePeriod = periodWriter(question)
  const tails = cars.map(({ car, score }) => {
    const distance = place.isGiven ? distanceMetres(place, car) : null
    return `,"maxAvailability":${score.percent},"availablePeriod":${writePeriod(score)},"distance":${distance}},`
  })
  const room = cars.reduce((sum, { car }, index) => sum + car.json.length + (tails[index] as string).length, 0)
  const answer = Buffer.allocUnsafe(BEFORE.length + room + AFTER.length)
  let end = answer.write(BEFORE, 0, 'latin1')
  cars.forEach(({ car }, index) => {
    answer.set(car.json, end)
    end += car.json.length
    end += answer.write(tails[index] as string, end, 'latin1')
  })
  // The last car has no comma after it.
  if (cars.length > 0) end -= 1
  end += answer.write(AFTER, end, 'latin1')
  return answer.subarray(0, end)
}
