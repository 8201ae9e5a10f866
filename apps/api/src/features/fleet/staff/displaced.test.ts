import { expect, test } from 'vitest'
import { displaced } from './displaced.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
type Days = readonly [from: number, to: number | null]
const record = ([from, to]: Days, locationId = 1) => ({
  locationId,
  start: day(from).toISOString(),
  end: to === null ? null : day(to).toISOString(),
})
const at = ([from, to]: Days, locationId = 1) => ({ start: day(from), end: to === null ? null : day(to), locationId })

test.each<[what: string, after: Days, before: Days | undefined, days: Days[]]>([
  ['a new placing: all of it', [2, 6], undefined, [[2, 6]]],
  ['a shorter one: the days that it left', [2, 4], [2, 6], [[4, 6]]],
  ['a longer one: the days that came', [2, 9], [2, 6], [[6, 9]]],
  ['one that no longer ends', [2, null], [2, 6], [[6, null]]],
  ['one that ends after all', [2, 6], [2, null], [[6, null]]],
  [
    'both ends at once',
    [3, 8],
    [2, 6],
    [
      [2, 3],
      [6, 8],
    ],
  ],
  [
    'one that is somewhere else in time',
    [10, 12],
    [2, 6],
    [
      [10, 12],
      [2, 6],
    ],
  ],
  ['the same days', [2, 6], [2, 6], []],
])('the days that a change displaces the car: %s', (_what, after, before, days) => {
  const spans = displaced(at(after), before && record(before))
  expect(spans).toEqual(days.map(([from, to]) => ({ start: day(from), end: to === null ? null : day(to) })))
})

test('a change of the place displaces the car for all days of the assignment', () => {
  const days = { start: day(2), end: day(6) }
  expect(displaced(at([2, 6], 2), record([2, 6]))).toEqual([days, days])
})
