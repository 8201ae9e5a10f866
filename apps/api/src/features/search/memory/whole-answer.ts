import { lendBytes } from '../../../platform/answer-bytes.ts'
import { distanceInFleet } from './distance-in-fleet.ts'
import type { FleetCar } from './fleet.ts'
import { instantText } from './instant-text.ts'
import { freePeriod, type Score, toMinuteWindow } from './schedule.ts'
import type { ScoredCars } from './scored-cars.ts'
import type { SearchQuestion } from './search-question.ts'
import { writeDigits } from './write-digits.ts'

const open = Buffer.from('{"cars":[')
const close = Buffer.from(']}')
const none = Buffer.from('null')
const [endOfCar, comma] = [0x7d, 0x2c]
/** What follows the bytes of a car is never longer. */
const MOST_AFTER_CAR = 160

/** What the window leaves free of a car, up to the distance that follows; what most cars have alike is written once. */
const scoreWriter = ({ window }: SearchQuestion): ((score: Score) => Buffer) => {
  const write = (score: Score): Buffer => {
    const free = freePeriod(score, window)
    const period = free ? `{"start":"${instantText(free.start)}","end":"${instantText(free.end)}"}` : 'null'
    return Buffer.from(`,"maxAvailability":${score.percent},"availablePeriod":${period},"distance":`)
  }
  const { start, end } = toMinuteWindow(window, window.start)
  const whole = write({ percent: 100, freeStart: start, freeEnd: end })
  const busy = write({ percent: 0, freeStart: 0, freeEnd: 0 })
  return (score) => {
    if (score.percent === 100) return whole
    return score.percent === 0 ? busy : write(score)
  }
}

/** The JSON that answers a search with whole cars, put together from bytes that are written once for each car, in bytes that are lent. */
export const wholeAnswer = ({ fleet, found }: ScoredCars, question: SearchQuestion): Buffer => {
  const { place } = question
  const bytesOf = (index: number): Buffer => (fleet.cars[index] as FleetCar).bytes
  const scoreOf = scoreWriter(question)
  const distanceOf = distanceInFleet(fleet, place)
  const most = found.reduce(
    (sum, { index }) => sum + bytesOf(index).length + MOST_AFTER_CAR,
    open.length + close.length,
  )
  const answer = lendBytes(most)
  let at = 0
  const put = (bytes: Buffer): void => {
    answer.set(bytes, at)
    at += bytes.length
  }
  put(open)
  found.forEach(({ index, score }, position) => {
    if (position > 0) answer[at++] = comma
    put(bytesOf(index))
    put(scoreOf(score))
    if (place.isGiven) at = writeDigits(answer, at, distanceOf(index))
    else put(none)
    answer[at++] = endOfCar
  })
  put(close)
  return answer.subarray(0, at)
}
