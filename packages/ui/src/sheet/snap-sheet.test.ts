import { expect, it } from 'vitest'
import { snapSheet, stepSheet } from './snap-sheet.ts'

const heights = { peek: 100, half: 400, full: 780 }

it('a sheet let go slowly rests at the nearest position', () => {
  expect(snapSheet(180, 0, heights)).toBe('peek')
  expect(snapSheet(300, 0, heights)).toBe('half')
  expect(snapSheet(700, 0, heights)).toBe('full')
})

it('a sheet thrown quickly goes further than it was dragged', () => {
  expect(snapSheet(180, 1, heights)).toBe('half')
  expect(snapSheet(420, 2, heights)).toBe('full')
  expect(snapSheet(380, -1.5, heights)).toBe('peek')
})

it('a sheet thrown beyond an end stays at the end', () => {
  expect(snapSheet(760, 9, heights)).toBe('full')
  expect(snapSheet(120, -9, heights)).toBe('peek')
})

it('a sheet steps one position at a time and stays at the ends', () => {
  expect(stepSheet('peek', 1)).toBe('half')
  expect(stepSheet('half', 1)).toBe('full')
  expect(stepSheet('full', 1)).toBe('full')
  expect(stepSheet('peek', -1)).toBe('peek')
})
