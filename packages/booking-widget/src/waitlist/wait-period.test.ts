import { addMinutes } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { waitPeriod } from './wait-period.ts'

const now = new Date('2026-11-21T10:07:00+01:00')
const at = (minutes: number) => addMinutes(now, minutes)

test('a period ahead is asked for as it is', () => {
  const period = { start: at(60), end: at(180) }
  expect(waitPeriod(period, now)).toEqual(period)
})

test('a period that begins now is asked for from the next half hour that leaves time for a hold', () => {
  expect(waitPeriod({ start: now, end: at(300) }, now)?.start).toEqual(at(23))
  expect(waitPeriod({ start: at(-3), end: at(300) }, at(20))?.start).toEqual(at(53))
})

test('a period that leaves under 60 minutes, or is too long to book, is not asked for', () => {
  expect(waitPeriod({ start: now, end: at(60) }, now)).toBeUndefined()
  expect(waitPeriod({ start: at(60), end: at(60 * 24 * 40) }, now)).toBeUndefined()
})
