import { expect, test } from 'vitest'
import { createLooks } from './look-seldom.ts'

test('a process that nobody asks for jobs looks ten times, then one time of five, and each time again when asked', () => {
  const looks = createLooks()
  const due = (ticks: number) => Array.from({ length: ticks }, looks.isDue).filter(Boolean).length
  expect(due(10)).toBe(10)
  expect(due(50)).toBe(10)
  looks.asked()
  expect(due(10)).toBe(10)
})
