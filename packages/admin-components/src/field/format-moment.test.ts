import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './format-moment.ts'

const now = new Date('2026-11-22T08:00:00+01:00')

test('a moment of another year in Oslo is written with its year, one of this year without', () => {
  expect(formatMoment('2026-11-20T14:30:00+01:00', now)).toBe('fre. 20. nov. 14:30')
  expect(formatMoment('2024-01-30T00:00:00+01:00', now)).toBe('tir. 30. jan. 2024 00:00')
  expect(formatMoment('2025-12-31T23:30:00Z', now)).toBe('tor. 1. jan. 00:30')
})

test('a text that is no moment is shown as it is', () => {
  expect(formatMoment(null, now)).toBe('')
  expect(formatMoment('i går', now)).toBe('i går')
})

test('a day of another year is written with its year, and a text that is no day as it is', () => {
  expect(formatDay('2026-11-20', now)).toBe('fre. 20. nov.')
  expect(formatDay('2027-01-01', now)).toBe('fre. 1. jan. 2027')
  expect(formatDay('snart', now)).toBe('snart')
})
