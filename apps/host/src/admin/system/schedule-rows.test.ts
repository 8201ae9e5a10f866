import { expect, test } from 'vitest'
import { sizeText } from './health-texts.ts'
import { scheduleRows } from './schedule-rows.ts'

const run = (name: string, startedAt: string, outcome: 'DONE' | 'FAILED' = 'DONE') => ({
  name,
  startedAt: `2026-11-22T${startedAt}:00+01:00`,
  outcome,
  succeededAt: null,
  milliseconds: 12,
})

test('a run that failed stands first, and those that only delete are one row by the one that is longest ago', () => {
  const rows = scheduleRows([
    run('sms-schedule', '12:00'),
    run('sms-retention', '11:30'),
    run('session-retention', '11:10'),
    run('share-retention', '11:00', 'FAILED'),
  ])
  expect(rows.map(({ label, startedAt }) => [label, startedAt.slice(11, 16)])).toEqual([
    ['share-retention', '11:00'],
    ['SMS', '12:00'],
    ['Sletting av det som er gammelt nok', '11:10'],
  ])
})

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [2_340_000, '2,3 MB'],
  [7_100_000_000, '7,1 GB'],
])('a size of %i bytes is said as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
