import { checkReservationPeriod } from '@delebil/validation'
import { expect, test } from 'vitest'
import { freeSlots } from './free-slots.ts'

const now = new Date('2026-03-20T10:00:00Z')

test('no slot is given twice, and each is a valid period', () => {
  const next = freeSlots([1, 2, 3], now)
  const slots = Array.from({ length: 3000 }, next)
  expect(new Set(slots.map(({ carId, start }) => `${carId} ${start.getTime()}`)).size).toBe(3000)
  expect(slots.map((slot) => checkReservationPeriod(slot, now)).filter(Boolean)).toEqual([])
})

test('asking for more slots than there are throws', () => {
  const next = freeSlots([1], now)
  for (let taken = 0; taken < 295 * 24; taken += 1) next()
  expect(next).toThrow('Every free hour')
})
