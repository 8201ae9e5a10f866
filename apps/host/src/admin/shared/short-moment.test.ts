import { expect, test } from 'vitest'
import { shortMoment, shortPeriod } from './short-moment.ts'

const now = new Date('2026-11-22T15:30:00+01:00')

test.each([
  ['2026-11-22T10:00:00+01:00', 'before', '10:00'],
  ['2026-11-20T20:00:00+01:00', 'before', 'fr. 20:00'],
  ['2026-11-23T02:00:00+01:00', 'after', '02:00 ma.'],
  ['2026-11-22T23:30:00Z', 'after', '00:30 ma.'],
  ['2026-11-29T08:00:00+01:00', 'after', 'søn. 29. nov. 08:00'],
  ['2025-11-22T08:00:00+01:00', 'before', 'lør. 22. nov. 2025 08:00'],
] as const)('%s stands %s as %s', (text, dayStands, said) => {
  expect(shortMoment(text, now, dayStands)).toBe(said)
})

test('a period of one day says the day once, and of two days both', () => {
  expect(shortPeriod('2026-11-20T17:30:00+01:00', '2026-11-20T20:00:00+01:00', now)).toBe('fr. 17:30–20:00')
  expect(shortPeriod('2026-11-20T20:00:00+01:00', '2026-11-22T18:30:00+01:00', now)).toBe('fr. 20:00–18:30')
})
