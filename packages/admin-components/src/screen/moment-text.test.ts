import { expect, test } from 'vitest'
import { dayOf, joinMoment, readTime, splitMoment, tidyTime, timesOf, typedDay, wholeTime } from './moment-text.ts'

test('a moment split into day and time is joined as it was', () => {
  for (const text of ['21.11.2026 14:30', '31.02.2026 12:00', '']) expect(joinMoment(splitMoment(text))).toBe(text)
  expect(splitMoment('21.11.2026 9.05')).toEqual({ day: '21.11.2026', time: '9:05' })
  expect(splitMoment('i morgen')).toEqual({ day: 'i morgen', time: '' })
  expect(joinMoment({ day: '21.11.2026', time: '' })).toBe('21.11.2026 00:00')
  expect(splitMoment(joinMoment({ day: '', time: '14:30' }))).toEqual({ day: '', time: '14:30' })
})

test('a time is kept as typed, right or wrong, also while its day is missing', () => {
  for (const time of ['abc', '9', '25:99', '14:3']) {
    expect(splitMoment(joinMoment({ day: '21.11.2026', time }))).toEqual({ day: '21.11.2026', time })
  }
  expect(splitMoment(joinMoment({ day: '', time: '10:00' }))).toEqual({ day: '', time: '10:00' })
  expect(['1430', '14.30', '905', ' 08:15 ', 'kl 9'].map(tidyTime)).toEqual(['14:30', '14:30', '9:05', '08:15', 'kl 9'])
  expect(['14:30', '9.05', '0000', '24:00', '12:60', '9', ''].map(readTime)).toEqual([
    { hour: 14, minute: 30 },
    { hour: 9, minute: 5 },
    { hour: 0, minute: 0 },
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a day is read in every form that the rule of dates takes', () => {
  expect(dayOf('21112026')).toBe('2026-11-21')
  expect(dayOf('2026-11-21 14:30')).toBe('2026-11-21')
  expect(dayOf('31.02.2026')).toBeUndefined()
  expect(typedDay('2026-11-21')).toBe('21.11.2026')
})

test('the times to choose are half hours and the odd time already there', () => {
  expect(timesOf(30, '')).toHaveLength(48)
  expect(timesOf(30, '').at(-1)).toBe('23:30')
  expect(timesOf(30, '14:07').slice(28, 30)).toEqual(['14:00', '14:07'])
})

test('an hour alone, or without a sign, is a whole time once it is left; what is none stays as typed', () => {
  expect(['18', '9', '1800', '9.05', '905', '23'].map(wholeTime)).toEqual([
    '18:00',
    '09:00',
    '18:00',
    '09:05',
    '09:05',
    '23:00',
  ])
  expect(['24', 'kl 9', '25:00', ''].map(wholeTime)).toEqual(['24', 'kl 9', '25:00', ''])
})
