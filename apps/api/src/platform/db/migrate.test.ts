import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MigrationProblem, migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

test('a database that is up to date is left alone', async () => {
  expect(await migrate(suite.database)).toEqual([])
})

test('several servers that start at once on an empty database migrate it once', async () => {
  const files = readdirSync(new URL('./migrations', import.meta.url)).filter((name) => name.endsWith('.sql'))
  const empty = await createTestDatabase()
  await empty.database.change('drop schema public cascade')
  await empty.database.change('create schema public')
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(empty.database)))
  expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 0, files.length])
  await empty.drop()
})

test('a migration that was edited after it ran refuses the start', async () => {
  const { database } = suite
  await database.change("update schema_migration set checksum = 'other' where name like '0001%'")
  await expect(migrate(database)).rejects.toThrow(MigrationProblem)
})

test('a database that is newer than the server refuses the start', async () => {
  const { database } = suite
  await database.change("insert into schema_migration (name, checksum) values ('9999_future.sql', '')")
  await expect(migrate(database)).rejects.toThrow(/9999_future\.sql/)
})
