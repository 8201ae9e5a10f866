import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'
import { rehearseMigrations } from './rehearse-migrations.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

const next = (name: string, sql: string) => ({ name, sql, checksum: name })
const rehearse = (...more: ReturnType<typeof next>[]) =>
  rehearseMigrations(suite.database, [...readMigrations(), ...more])

test('a rehearsal tells what each missing migration keeps others from, and leaves the schema as it was', async () => {
  expect(await rehearse()).toEqual([])
  expect(
    await rehearse(
      next('9998_a.sql', 'create table rehearsed (id int); alter table person add column rehearsed int'),
      next('9999_b.sql', 'insert into rehearsed values (1)'),
    ),
  ).toMatchObject([
    { name: '9998_a.sql', locked: ['person'], milliseconds: expect.any(Number) },
    { name: '9999_b.sql', locked: [] },
  ])
  expect(await suite.database.rows(`select to_regclass('rehearsed') as "table"`)).toEqual([{ table: null }])
  expect(await suite.database.rows(`select from schema_migration where name like '99%'`)).toEqual([])
})

test('a migration that cannot be done is said with what the database answers, and those after it are not tried', async () => {
  expect(
    await rehearse(next('9998_a.sql', 'alter table nowhere add column x int'), next('9999_b.sql', 'select 1')),
  ).toMatchObject([{ name: '9998_a.sql', problem: 'relation "nowhere" does not exist' }])
})

test('a migration that was changed after it was applied is refused before anything is tried', async () => {
  const [first, ...rest] = readMigrations()
  const changed = { ...(first ?? next('', '')), checksum: 'another' }
  await expect(rehearseMigrations(suite.database, [changed, ...rest])).rejects.toThrow('was changed after')
})
