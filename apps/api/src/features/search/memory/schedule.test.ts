import { expect, test } from 'vitest'
import { freePeriod, scoreSchedule, toMinuteWindow, toSchedule } from './schedule.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const period = (start: string, end: string) => ({ start: at(start), end: at(end) })
const score = (busy: readonly [string, string][], window: [string, string], out?: string, now = '00:00:00') =>
  scoreSchedule(
    toSchedule(
      busy.map(([start, end]) => period(start, end)),
      out === undefined ? undefined : at(out),
    ),
    toMinuteWindow(period(...window), at(now)),
  )

test('bookings before the window do not count, and the longest free stretch does', () => {
  const busy: [string, string][] = [
    ['01:00:00', '02:00:00'],
    ['03:00:00', '11:00:00'],
    ['13:00:00', '14:00:00'],
    ['20:00:00', '21:00:00'],
  ]
  const found = score(busy, ['10:00:00', '15:00:00'])
  expect(found.percent).toBe(40)
  expect(freePeriod(found, period('10:00:00', '15:00:00'))).toEqual(period('11:00:00', '13:00:00'))
})

test('seconds are rounded so that no free stretch becomes wider', () => {
  const window = period('10:00:30', '12:00:30')
  const found = score([['10:59:30', '11:00:10']], ['10:00:30', '12:00:30'])
  const free = freePeriod(found, window)
  expect(free).toEqual({ start: at('11:01:00'), end: at('12:00:30') })
  expect(freePeriod(score([], ['10:00:30', '12:00:30']), window)).toEqual(window)
})

test('a car on a late trip is busy from its start until now', () => {
  const busy: [string, string][] = [
    ['07:00:00', '08:00:00'],
    ['09:00:00', '10:00:00'],
    ['13:00:00', '14:00:00'],
  ]
  expect(score(busy, ['10:00:00', '14:00:00'], '09:00:00', '11:00:00')).toMatchObject({ percent: 50 })
  expect(score(busy, ['10:00:00', '14:00:00'], '09:00:00', '09:30:00')).toMatchObject({ percent: 75 })
})

test('a stretch under an hour counts as 0 percent', () => {
  const found = score([['10:59:00', '12:00:00']], ['10:00:00', '12:00:00'])
  expect([found.percent, freePeriod(found, period('10:00:00', '12:00:00'))]).toEqual([0, null])
})
