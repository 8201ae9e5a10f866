import { lendBytes } from '../../../platform/answer-bytes.ts'
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

const open = Buffer.from('{"cars":[')
const close = Buffer.from(']}')

/** The JSON that answers a search with whole cars, put together from bytes that are written once for each car, in bytes that are lent. */
export const wholeAnswer = (cars: readonly ScoredCar[], question: SearchQuestion): Buffer => {
  const { place } = question
  const writePeriod = periodWriter(question)
  const ends = cars.map(({ car, score }, index) => {
    const distance = place.isGiven ? distanceMetres(place, car) : null
    const comma = index + 1 < cars.length ? ',' : ''
    return `,"maxAvailability":${score.percent},"availablePeriod":${writePeriod(score)},"distance":${distance}}${comma}`
  })
  const length = cars.reduce((sum, { car }, index) => sum + car.bytes.length + (ends[index]?.length ?? 0), 0)
  const answer = lendBytes(open.length + length + close.length)
  answer.set(open)
  let at = open.length
  cars.forEach(({ car }, index) => {
    answer.set(car.bytes, at)
    at += car.bytes.length
    at += answer.write(ends[index] ?? '', at, 'latin1')
  })
  answer.set(close, at)
  return answer
}
