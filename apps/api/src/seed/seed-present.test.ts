import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../platform/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { discardHalfFilled, markFilled } from './half-filled.ts'
import { isEmpty } from './is-empty.ts'
import { countCars, seedPresent } from './seed-demo.ts'

const now = new Date('2026-11-20T09:10:00Z')
const yesterday = addMinutes(now, -24 * 60)
let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

const count = async (what: string, values: unknown[] = []) =>
  (await suite.database.theRow<{ n: number }>(`select count(*)::int as n from ${what}`, values)).n
const nextOf = async () =>
  (
    await suite.database.theRow<{ id: number; number: number }>(
      `select nextval(pg_get_serial_sequence('reservation', 'id'))::int as id, nextval('reservation_number_sequence')::int as number`,
    )
  ).id

test('a demo has its cars and all that a booking of today could meet before it has its past', async () => {
  const fillPast = await seedPresent(suite.database, now)
  expect((await countCars(suite.database)).map(({ cars }) => cars)).toEqual([180, 24])
  const present = await count('reservation')
  expect(await count('reservation where end_at < $1', [yesterday])).toBe(0)
  expect(await count('invoice')).toBe(0)
  const booked = await nextOf()

  await fillPast?.()
  expect(await count('reservation where coalesce(ended_at, end_at) >= $1', [yesterday])).toBe(present)
  expect(await count('reservation where end_at < $1', [yesterday])).toBeGreaterThan(10_000)
  expect(await count('invoice')).toBeGreaterThan(0)
  // What was booked meanwhile has an id of its own.
  expect(await count('reservation where id >= $1', [booked])).toBe(0)
  await markFilled(suite.database)
}, 120_000)

test('a demo whose past never came is thrown away and can be begun anew, and one that has its past is left alone', async () => {
  const half = await createTestDatabase()
  await seedPresent(half.database, now)
  await discardHalfFilled(half.database)
  await migrate(half.database)
  expect(await isEmpty(half.database)).toBe(true)
  expect(await seedPresent(half.database, now)).toBeDefined()
  await half.drop()

  await discardHalfFilled(suite.database)
  expect(await isEmpty(suite.database)).toBe(false)
}, 120_000)
