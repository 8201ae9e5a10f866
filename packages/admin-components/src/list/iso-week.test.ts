import { expect, test } from 'vitest'
import { isoWeek } from './iso-week.ts'

test.each([
  ['2026-11-22T12:00:00+01:00', 47],
  ['2026-11-23T00:30:00+01:00', 48],
  ['2027-01-03T12:00:00+01:00', 53],
  ['2027-01-04T12:00:00+01:00', 1],
  ['2024-12-30T12:00:00+01:00', 1],
])('%s is in the week whose Thursday is in the same year: %d', (at, week) => {
  expect(isoWeek(new Date(at))).toBe(week)
})
