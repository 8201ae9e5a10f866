import { expect, test } from 'vitest'
import { dayOf, joinMoment, splitMoment, timesOf, typedDay } from './moment-text.ts'

test('a moment is taken apart and put together as it was', () => {
  for (const text of ['21.11.2026 14:30', '31.02.2026 12:00', '']) expect(joinMoment(splitMoment(text))).toBe(text)
  expect(splitMoment('21.11.2026 9.05')).toEqual({ day: '21.11.2026', time: '9:05' })
  expect(splitMoment('i morgen')).toEqual({ day: 'i morgen', time: '' })
  expect(joinMoment({ day: '21.11.2026', time: '' })).toBe('21.11.2026 00:00')
  expect(splitMoment(joinMoment({ day: '', time: '14:30' }))).toEqual({ day: '', time: '14:30' })
})

test('a day is read in all ways that the rule takes', () => {
  expect(dayOf('21112026')).toBe('2026-11-21')
  expect(dayOf('2026-11-21 14:30')).toBe('2026-11-21')
  expect(dayOf('31.02.2026')).toBeUndefined()
  expect(typedDay('2026-11-21')).toBe('21.11.2026')
})

test('half hours, and the odd time that is there already', () => {
  expect(timesOf(30, '')).toHaveLength(48)
  expect(timesOf(30, '').at(-1)).toBe('23:30')
  expect(timesOf(30, '14:07').slice(28, 30)).toEqual(['14:00', '14:07'])
})
