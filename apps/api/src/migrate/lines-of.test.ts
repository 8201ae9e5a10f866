import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'

test('a rehearsal reads as what would be done, how long it takes, and what stands in the way', () => {
  expect(linesOf([])).toEqual(['The schema is up to date: nothing would be done.'])
  expect(
    linesOf([
      { name: '0001_a.sql', milliseconds: 3, locked: [] },
      { name: '0002_b.sql', milliseconds: 12, locked: ['car', 'person'] },
      { name: '0003_c.sql', milliseconds: 1, locked: [], problem: 'relation "x" does not exist' },
    ]),
  ).toEqual([
    '0001_a.sql: 3 ms, keeps nobody waiting',
    '0002_b.sql: 12 ms, keeps everybody from car, person',
    '0003_c.sql cannot be done: relation "x" does not exist',
    'All of it was taken back.',
  ])
})
