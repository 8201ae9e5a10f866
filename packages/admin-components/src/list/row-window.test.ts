import { expect, test } from 'vitest'
import { isWithin, piecesOf, rowsBetween } from './row-window.ts'

const even = Array.from({ length: 500 }, () => 40)

test('the rows that are seen, even where they differ in height', () => {
  expect(rowsBetween(even, 0, 400)).toEqual({ from: 0, to: 10 })
  expect(rowsBetween(even, 4010, 4030)).toEqual({ from: 100, to: 101 })
  expect(rowsBetween([10, 200, 30, 40], 15, 215)).toEqual({ from: 1, to: 3 })
  expect(rowsBetween(even, 999_999, 1_000_500)).toEqual({ from: 499, to: 500 })
  expect(rowsBetween(even, -500, -100)).toEqual({ from: 0, to: 1 })
  expect(rowsBetween([], 0, 100)).toEqual({ from: 0, to: 0 })
})

test('gaps take the room of what is left out, and the row with the focus stays', () => {
  expect(piecesOf(even, { from: 10, to: 12 }, -1)).toEqual([
    { afterIndex: -1, gapPx: 400 },
    { index: 10 },
    { index: 11 },
    { afterIndex: 11, gapPx: 488 * 40 },
  ])
  expect(piecesOf([10, 20, 30, 40], { from: 2, to: 3 }, 0)).toEqual([
    { index: 0 },
    { afterIndex: 0, gapPx: 20 },
    { index: 2 },
    { afterIndex: 2, gapPx: 40 },
  ])
  const total = piecesOf(even, { from: 200, to: 220 }, 499).reduce(
    (sum, piece) => sum + ('gapPx' in piece ? piece.gapPx : 40),
    0,
  )
  expect(total).toBe(500 * 40)
})

test('a range is within itself and not within a smaller one', () => {
  expect(isWithin({ from: 3, to: 9 }, { from: 3, to: 9 })).toBe(true)
  expect(isWithin({ from: 2, to: 9 }, { from: 3, to: 9 })).toBe(false)
})
