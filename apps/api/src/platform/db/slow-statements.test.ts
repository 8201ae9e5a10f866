import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSlowStatements } from './slow-statements.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

test('a statement that takes long is remembered without its values, one that is quick is not', async () => {
  const { database } = suite
  await database.rows('select $1::text as quick', ['91234567'])
  await database.rows('select   pg_sleep(0.3),\n $1::text as slow', ['91234567'])
  await database.rows('select pg_sleep(0.3)', [], 'sleep-a-little')
  const slow = database.slowStatements()
  expect(slow.map(({ statement, count }) => [statement, count]).sort()).toEqual([
    ['select pg_sleep(0.3), $1::text as slow', 1],
    ['sleep-a-little', 1],
  ])
  for (const { longestMilliseconds } of slow) expect(longestMilliseconds).toBeGreaterThanOrEqual(300)
  expect(JSON.stringify(slow)).not.toContain('91234567')
})

test('the slow statements that are kept are few, counted, and the slowest stands first', () => {
  const slow = createSlowStatements()
  const at = new Date('2026-11-27T10:00:00Z')
  for (let number = 0; number < 80; number += 1) slow.note(300 + number, `select ${number}`, undefined, at)
  slow.note(2000, 'select 79', undefined, at)
  slow.note(249, 'select quick', undefined, at)
  expect(slow.list()).toHaveLength(10)
  expect(slow.list()[0]).toEqual({ statement: 'select 79', count: 2, longestMilliseconds: 2000, lastAt: at })
  expect(slow.total()).toBe(81)
})
