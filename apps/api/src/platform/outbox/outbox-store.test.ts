import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { appendOutbox, deleteOutboxBefore, type OutboxPosition, outboxStart, readOutbox } from './outbox-store.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

// Transactions of other databases of the server hold events back: 20 s of them.
const MOST_READS = 1000

const event = (carId: number) => ({ topic: 'car', organizationId: 1, carId }) as const

test('an event of a transaction that commits late is still read', async () => {
  const { database } = suite
  let position: OutboxPosition = await outboxStart(database)
  const read = async () => {
    const events = await readOutbox(database, position, 100)
    position = events.at(-1) ?? position
    return events.map(({ carId }) => carId)
  }
  const slow = await database.connect()
  await slow.change('begin')
  await appendOutbox(slow, event(1))
  await appendOutbox(database, event(2))
  expect(await read()).toEqual([])
  await slow.change('commit')
  slow.release()
  await appendOutbox(database, event(3))
  // Transactions of other databases of the server hold events back too, so they may come one by one.
  const seen: (number | null)[] = []
  for (let attempt = 0; attempt < MOST_READS && seen.length < 3; attempt += 1) {
    seen.push(...(await read()))
    await wait(20)
  }
  expect(seen).toEqual([1, 2, 3])
  expect(await read()).toEqual([])
})

test('an event that is rolled back is never read', async () => {
  const { database } = suite
  const position = await outboxStart(database)
  const failed = await database.connect()
  await failed.change('begin')
  await appendOutbox(failed, event(4))
  await failed.change('rollback')
  failed.release()
  expect(await readOutbox(database, position, 100)).toEqual([])
})

test('events read by pages come once each, also within one transaction', async () => {
  const { database } = suite
  await database.change('delete from outbox')
  await database.change(
    "insert into outbox (topic, organization_id, car_id) select 'car', 1, n from generate_series(1, 10) n",
  )
  let position: OutboxPosition = { xid: '0', id: 0 }
  const seen: (number | null)[] = []
  for (let attempt = 0; attempt < MOST_READS && seen.length < 10; attempt += 1) {
    const events = await readOutbox(database, position, 3)
    if (events.length === 0) await wait(20)
    seen.push(...events.map(({ carId }) => carId))
    position = events.at(-1) ?? position
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await deleteOutboxBefore(database, new Date(Date.now() + 60_000))).toBe(10)
})
