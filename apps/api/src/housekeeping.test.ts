import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClub } from './db/test-club.ts'
import { createTestDatabase, type TestDatabase } from './db/test-database.ts'
import { keepHouse } from './housekeeping.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestClub(suite.database)
})
afterAll(() => suite.drop())

test('what is old is forgotten, what may still be asked for is kept', async () => {
  const { database } = suite
  await database.change(`
    insert into idempotency (person_id, key, fingerprint, at) values
      (1, 'old', '', now() - interval '49 hours'), (1, 'new', '', now() - interval '25 hours');
    insert into outbox (topic, organization_id, at) values ('car', 1, now() - interval '7 hours'), ('car', 1, now());
    insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at) values
      ('old', 1, 'member', now(), now(), now() - interval '31 days'), ('new', 1, 'member', now(), now(), now())`)
  await keepHouse(suite, new Date())
  expect(await database.rows('select key from idempotency')).toEqual([{ key: 'new' }])
  expect(await database.rows('select topic from outbox')).toHaveLength(1)
  expect(await database.rows("select encode(token_hash, 'escape') as hash from session")).toEqual([{ hash: 'new' }])
})
