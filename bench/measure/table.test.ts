import { expect, test } from 'vitest'
import { type Figure, holds } from './figure.ts'
import { formatTable } from './table.ts'

const figures: readonly Figure[] = [
  { name: 'search', value: 8.2345, unit: 'x', goal: { atMost: 10 } },
  { name: 'bytes', value: 3.51, unit: 'kB', goal: { atMost: 3.5 } },
  { name: 'rate', value: 1234.5, unit: '%', goal: { atLeast: 50 } },
  { name: 'winners', value: 2, unit: '', goal: { exactly: 1 } },
  { name: 'cost', value: 0.01234, unit: 'ms' },
  { name: 'lost', value: Number.NaN, unit: 's', goal: { atMost: 5 } },
]

test('a goal holds at its bound; a figure that was not measured does not hold', () => {
  expect(figures.map(holds)).toEqual([true, false, true, false, undefined, false])
  expect(holds({ name: 'edge', value: 10, unit: 'x', goal: { atMost: 10 } })).toBe(true)
})

test('the table is aligned and counts the goals', () => {
  expect(formatTable(figures)).toBe(
    [
      'name    | figure       | goal "committed" | holds',
      '--------|--------------|------------------|------',
      'search  | 8.23 x       | <= 10 x          | yes',
      'bytes   | 3.51 kB      | <= 3.5 kB        | no',
      'rate    | 1235 %       | >= 50 %          | yes',
      'winners | 2            | 1                | no',
      'cost    | 0.0123 ms    | -                | -',
      'lost    | not measured | <= 5 s           | no',
      '',
      '2 goals hold, 3 do not',
    ].join('\n'),
  )
})
