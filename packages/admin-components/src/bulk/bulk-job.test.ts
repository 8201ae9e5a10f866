import { expect, test } from 'vitest'
import { type BulkResult, byReason, CHUNK, chunksOf, sortResults } from './bulk-job.ts'

const result = (id: number, message?: string, changes: BulkResult['changes'] = {}): BulkResult => ({
  id,
  title: `Nr. ${id}`,
  ok: message === undefined,
  errors: message === undefined ? [] : [{ code: 'record.in-use', message }],
  changes,
})
const changed = { seats: { from: 4, to: 5 } }

test('all are sent once, some at a time', () => {
  const ids = Array.from({ length: 2 * CHUNK + 1 }, (_, index) => index)
  expect(chunksOf(ids).map(({ length }) => length)).toEqual([CHUNK, CHUNK, 1])
  expect(chunksOf(ids).flat()).toEqual(ids)
  expect(chunksOf([])).toEqual([])
})

test('what is so already is no change, and is a deletion all the same', () => {
  const all = [result(1, undefined, changed), result(2), result(3, 'Har biler')]
  const { done, same, failed } = sortResults(all, 'change')
  expect([done, same, failed].map((some) => some.map(({ id }) => id))).toEqual([[1], [2], [3]])
  expect(sortResults(all, 'remove').done.map(({ id }) => id)).toEqual([1, 2])
})

test('each reason is told once, the commonest first', () => {
  const reasons = byReason([result(1, 'Har biler'), result(2, 'Finnes ikke'), result(3, 'Finnes ikke')])
  expect(reasons.map(([reason, of]) => [reason, of.length])).toEqual([
    ['Finnes ikke', 2],
    ['Har biler', 1],
  ])
})
