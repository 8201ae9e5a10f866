import { expect, test } from 'vitest'
import { median, percentile, ratioByRound } from './statistics.ts'

test('the median is the middle, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('a percentile is one of the values measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 1)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([3, 8], 0)).toBe(3)
  expect(percentile([], 0.5)).toBeNaN()
})

test('a ratio compares the values of each round, so that a slow round counts once', () => {
  expect(ratioByRound([2, 40, 6], [1, 20, 2])).toBe(2)
  expect(() => ratioByRound([1], [1, 2])).toThrow('each round')
})
