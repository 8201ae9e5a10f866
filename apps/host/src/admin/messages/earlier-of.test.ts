import { expect, test } from 'vitest'
import { earlierOf } from './earlier-of.ts'

const message = (id: number, reservationId: number) => ({ id, reservationId })

test('of earlier messages each other reservation has its latest, and the one that is open none', () => {
  const found = [message(9, 1), message(8, 2), message(7, 1), message(6, 2), message(5, 3)]
  expect(earlierOf(found, message(9, 1)).map(({ id }) => id)).toEqual([8, 5])
})
