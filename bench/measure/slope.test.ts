import { expect, test } from 'vitest'
import { slope } from './slope.ts'

test('the slope of a line is its rise for each step, whatever lies on both its sides', () => {
  expect(slope([0, 1, 2, 3], [5, 7, 9, 11])).toBeCloseTo(2)
  expect(slope([0, 10, 20, 30], [1, -1, 1, -1])).toBeCloseTo(-0.04)
  expect(slope([1], [1])).toBeNaN()
})
