import { expect, it } from 'vitest'
import { createdDay } from './created-day.ts'

it('the day that something was created is written with its year and without a clock', () => {
  expect(createdDay('2023-01-25T23:30:00Z')).toBe('tor. 26. jan. 2023')
})
