import { expect, test } from 'vitest'
import { toLoading } from './load-page.ts'

test('a page is interactive when its row is there and the last long task has ended', () => {
  expect(toLoading({ firstRowMs: 500, longTasks: [200, 430], layoutShift: 0 }).interactiveMs).toBe(500)
  expect(toLoading({ firstRowMs: 500, longTasks: [430, 910], layoutShift: 0 }).interactiveMs).toBe(910)
})

test('a page whose row never came has neither times nor a figure for layout shift', () => {
  expect(toLoading({ firstRowMs: undefined, longTasks: [90], layoutShift: 0 })).toEqual({
    firstRowMs: Number.NaN,
    interactiveMs: Number.NaN,
    layoutShift: Number.NaN,
  })
})
