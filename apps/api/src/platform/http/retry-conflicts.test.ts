import { expect, test } from 'vitest'
import { mapDatabaseError } from '../db/database-unavailable.ts'
import { handleError } from './problem-answer.ts'
import { retryConflicts } from './retry-conflicts.ts'

const failure = (code: string) => mapDatabaseError(Object.assign(new Error('made up'), { code }))

const failing = (times: number, error: unknown) => {
  let calls = 0
  const work = async () => {
    calls += 1
    if (calls <= times) throw error
    return 'done'
  }
  return { work, calls: () => calls }
}

test.each(['40001', '40P01'])('work that fails with %s is done again', async (code) => {
  const { work, calls } = failing(2, failure(code))
  expect(await retryConflicts(work)).toBe('done')
  expect(calls()).toBe(3)
})

test('work that fails three times with a conflict is given up: 503 with retry-after', async () => {
  const error = failure('40001')
  const { work, calls } = failing(9, error)
  await expect(retryConflicts(work)).rejects.toBe(error)
  expect(calls()).toBe(3)
  expect(handleError(error, 'id').answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
})

test('work that fails for any other reason is not done again', async () => {
  for (const code of ['23505', '57P01', '55P03']) {
    const { work, calls } = failing(1, failure(code))
    await expect(retryConflicts(work)).rejects.toThrow('made up')
    expect(calls()).toBe(1)
  }
})
