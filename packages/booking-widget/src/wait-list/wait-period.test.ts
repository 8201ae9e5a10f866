import { addMinutes } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { waitPeriod } from './wait-period.ts'

const now = new Date('2026-11-21T10:07:00+01:00')
const at = (minutes: number) => addMinutes(now, minutes)

test('a window ahead is waited for as it is', () => {
  const period = { start: at(60), end: at(180) }
  expect(waitPeriod(period, now)).toEqual(period)
})

test('from now on means from the next half hour that leaves time to be told', () => {
  expect(waitPeriod({ start: now, end: at(300) }, now)?.start).toEqual(at(23))
  expect(waitPeriod({ start: at(-3), end: at(300) }, at(20))?.start).toEqual(at(53))
})

test('what is left too short, or can never be booked, is not waited for', () => {
  expect(waitPeriod({ start: now, end: at(60) }, now)).toBeUndefined()
  expect(waitPeriod({ start: at(60), end: at(60 * 24 * 40) }, now)).toBeUndefined()
})
