import { expect, test } from 'vitest'
import { wholeMoment } from './short-moment.ts'

// A Sunday afternoon.
const now = new Date('2026-11-22T15:30:00+01:00')
const read = (typed: string) => wholeMoment(typed, now)
const after = new Date('2026-11-26T08:00:00+01:00')
const readAfter = (typed: string) => wholeMoment(typed, now, after)

test('a day of the month with a time is the next such day, today among them', () => {
  expect(['26 0630', '22 18', '3 8', '31 9', '26 kl 6:30', '26. 0630'].map(read)).toEqual([
    '26.11.2026 06:30',
    '22.11.2026 18:00',
    '03.12.2026 08:00',
    '31.12.2026 09:00',
    '26.11.2026 06:30',
    '26.11.2026 06:30',
  ])
})

test('a day and its month without a year is the next such day, and begins at midnight without a time', () => {
  expect(['2611 0630', '26.11 8', '3.1. 9', '0301', '2902 12'].map(read)).toEqual([
    '26.11.2026 06:30',
    '26.11.2026 08:00',
    '03.01.2027 09:00',
    '03.01.2027 00:00',
    '29.02.2028 12:00',
  ])
})

test('words are the days that they name', () => {
  expect(['i morgen 8', 'I dag 1800', 'i overmorgen'].map(read)).toEqual([
    '23.11.2026 08:00',
    '22.11.2026 18:00',
    '24.11.2026 00:00',
  ])
})

test('a length is so long after the moment that it follows, else from now on', () => {
  expect(['+4', '+4t', '+1:30', '+1,5', '+90m', '+2d'].map(readAfter)).toEqual([
    '26.11.2026 12:00',
    '26.11.2026 12:00',
    '26.11.2026 09:30',
    '26.11.2026 09:30',
    '26.11.2026 09:30',
    '28.11.2026 08:00',
  ])
  expect(read('+4')).toBe('22.11.2026 19:30')
  expect(wholeMoment('+1d', new Date('2026-10-24T12:00:00+02:00'))).toBe('25.10.2026 12:00')
})

test('a time alone is the first such after the moment that it follows, and waits for its day where there is none', () => {
  expect(['14:30', '8.00', '07:00'].map(readAfter)).toEqual([
    '26.11.2026 14:30',
    '27.11.2026 08:00',
    '27.11.2026 07:00',
  ])
  expect(read('14:30')).toBe('14:30')
})

test('a day that follows another is not before it', () => {
  expect(['25 8', '27 8'].map(readAfter)).toEqual(['25.12.2026 08:00', '27.11.2026 08:00'])
})

test('a moment that is whole already, or is none, stays as it is typed', () => {
  for (const text of [
    '21.11.2026 14:30',
    '21112026 1430',
    '2026-11-21',
    '26',
    '32 8',
    '26 25:00',
    '3102',
    'snart',
    '+',
    '',
  ]) {
    expect(read(text)).toBe(text)
  }
})
