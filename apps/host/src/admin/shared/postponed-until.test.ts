import { expect, test } from 'vitest'
import { postponedUntil } from './postponed-until.ts'

const at = (text: string) => new Date(text)

test.each([
  ['60', '2026-11-22T15:30:00+01:00', '2026-11-22T16:30:00+01:00'],
  ['morning', '2026-11-22T15:30:00+01:00', '2026-11-23T08:00:00+01:00'],
  ['morning', '2026-11-22T00:10:00+01:00', '2026-11-23T08:00:00+01:00'],
  // The night in which the clock is turned back.
  ['morning', '2026-10-24T20:00:00+02:00', '2026-10-25T08:00:00+01:00'],
  ['monday', '2026-11-22T15:30:00+01:00', '2026-11-23T08:00:00+01:00'],
  ['monday', '2026-11-23T07:30:00+01:00', '2026-11-30T08:00:00+01:00'],
  ['monday', '2026-11-27T15:30:00+01:00', '2026-11-30T08:00:00+01:00'],
])('a case postponed by %s at %s waits until %s', (choice, now, until) => {
  expect(postponedUntil(choice, at(now))).toEqual(at(until))
})
