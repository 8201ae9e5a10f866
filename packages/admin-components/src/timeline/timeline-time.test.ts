import { expect, test } from 'vitest'
import { daysOf, hoursOf, shareOf, shifted, shiftedDays, shownPart, stepsIn } from './timeline-time.ts'

const at = (text: string) => new Date(text)
const autumn = { start: at('2026-10-25T00:00:00+02:00'), end: at('2026-10-26T00:00:00+01:00') }
const spring = { start: at('2026-03-29T00:00:00+01:00'), end: at('2026-03-30T00:00:00+02:00') }
const hours = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 3_600_000

test('a day of 25 or 23 hours is one day', () => {
  expect(daysOf(autumn)).toEqual([autumn])
  expect(daysOf(spring)).toEqual([spring])
  expect([hours(autumn), hours(spring)]).toEqual([25, 23])
  expect(daysOf({ start: autumn.start, end: at('2026-10-28T00:00:00+01:00') }).map(hours)).toEqual([25, 24, 24])
})

test('the doubled hour of autumn is listed twice, the skipped one of spring not at all', () => {
  expect(
    hoursOf(autumn, 1)
      .map(({ hour }) => hour)
      .slice(0, 4),
  ).toEqual([1, 2, 2, 3])
  expect(
    hoursOf(spring, 1)
      .map(({ hour }) => hour)
      .slice(0, 3),
  ).toEqual([1, 3, 4])
  expect(hoursOf(spring, 6).map(({ hour }) => hour)).toEqual([6, 12, 18])
})

test('a shift by half hours counts time that passes, a shift by days keeps the time of day', () => {
  const trip = { start: at('2026-10-25T02:30:00+02:00'), end: at('2026-10-25T04:00:00+01:00') }
  expect(shifted(trip, 30).start).toEqual(at('2026-10-25T02:00:00+01:00'))
  expect(shifted(shifted(trip, 30), -30)).toEqual(trip)
  const evening = { start: at('2026-10-24T18:00:00+02:00'), end: at('2026-10-24T20:00:00+02:00') }
  expect(shiftedDays(evening, 1)).toEqual({
    start: at('2026-10-25T18:00:00+01:00'),
    end: at('2026-10-25T20:00:00+01:00'),
  })
  const gap = { start: at('2026-03-28T02:30:00+01:00'), end: at('2026-03-28T04:30:00+01:00') }
  expect(hours(shiftedDays(gap, 1))).toBe(2)
})

test('a period is cut at the ends of the window, and outside it is not shown', () => {
  const window = { start: at('2026-11-22T00:00:00Z'), end: at('2026-11-23T00:00:00Z') }
  expect(shareOf(at('2026-11-22T06:00:00Z'), window)).toBe(0.25)
  expect(shareOf(at('2026-12-01T00:00:00Z'), window)).toBe(1)
  expect(shownPart({ start: at('2026-11-21T00:00:00Z'), end: at('2026-11-22T12:00:00Z') }, window)).toEqual({
    from: 0,
    to: 0.5,
  })
  expect(shownPart({ start: window.end, end: at('2026-11-24T00:00:00Z') }, window)).toBeUndefined()
})

test('a distance in pixels is rounded to half hours, and is none without width', () => {
  expect(stepsIn(10, 960, autumn, 30)).toBe(1)
  expect(stepsIn(-10, 960, autumn, 30)).toBe(-1)
  expect(stepsIn(9, 960, autumn, 30)).toBe(0)
  expect(stepsIn(50, 0, autumn, 30)).toBe(0)
})
