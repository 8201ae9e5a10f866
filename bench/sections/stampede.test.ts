import { expect, test } from 'vitest'
import { figuresOfStampede } from './stampede.ts'

const answers = (...statuses: number[]) => statuses.map((status, index) => ({ status, ms: 10 * (index + 1) }))
const valuesOf = (...stampedes: ReturnType<typeof answers>[]) =>
  figuresOfStampede({ alone: [4, 5, 90], stampedes, deadlocks: 2, overlaps: 7 }).map(({ value }) => value)

test('the slowest answer of a stampede is compared with the median of one booking alone', () => {
  expect(valuesOf(answers(409, 201, 409))).toEqual([6, 6, 0, 3, 7, 2])
})

test('a stampede without a winner, with two, or with another answer counts as wrong', () => {
  expect(valuesOf(answers(409, 409), answers(201, 201), answers(201, 500), answers(409, 201))[2]).toBe(3)
})
