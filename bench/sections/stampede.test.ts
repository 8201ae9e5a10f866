import { expect, test } from 'vitest'
import { figuresOfStampede } from './stampede.ts'

const answers = (...statuses: number[]) => statuses.map((status, index) => ({ status, ms: 10 * (index + 1) }))
const valuesOf = (...stampedes: ReturnType<typeof answers>[]) =>
  figuresOfStampede({ alone: [4, 5, 90], stampedes, deadlocks: 2 }).map(({ value }) => value)

test('the slowest are set against the median of one alone', () => {
  expect(valuesOf(answers(409, 201, 409))).toEqual([6, 6, 0, 2])
})

test('no winner, two winners and any other answer are wrong', () => {
  expect(valuesOf(answers(409, 409), answers(201, 201), answers(201, 500), answers(409, 201))[2]).toBe(3)
})
