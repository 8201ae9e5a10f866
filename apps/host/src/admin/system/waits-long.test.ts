import { expect, test } from 'vitest'
import { waitsLong } from './waits-long.ts'

test('the work of a queue waits long from a quarter of an hour on, whatever offset its times are written with', () => {
  const health = { at: '2026-11-22T12:00:00+01:00' }
  expect(waitsLong(health, { since: '2026-11-22T11:45:01+01:00' })).toBe(false)
  expect(waitsLong(health, { since: '2026-11-22T11:45:00+01:00' })).toBe(true)
  expect(waitsLong(health, { since: '2026-11-22T10:30:00Z' })).toBe(true)
})
