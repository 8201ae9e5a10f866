import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { openDatabase } from './pool.ts'
import type { Queryable } from './queryable.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { openTestLine } from './test-line.ts'
import { savepoint, transaction } from './transaction.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(4)
  await suite.database.change('create table thing (id int primary key)')
})
afterAll(() => suite.drop())

const cutOthers = () =>
  suite.database.change(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
const things = () => suite.database.rows<{ id: number }>('select id from thing order by id')

test('a transaction whose work throws is rolled back', async () => {
  const work = transaction(suite.database, async (tx) => {
    await tx.change('insert into thing values (1)')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await things()).toEqual([])
})

test('a savepoint whose work throws is rolled back alone', async () => {
  await transaction(suite.database, async (tx) => {
    await tx.change('insert into thing values (2)')
    await savepoint(tx, () => tx.change('insert into thing values (2)')).catch(() => undefined)
    await tx.change('insert into thing values (3)')
  })
  expect(await things()).toEqual([{ id: 2 }, { id: 3 }])
})

test('a savepoint that failed inside another does not keep the outer one from being rolled back', async () => {
  await transaction(suite.database, async (tx) => {
    const outer = savepoint(tx, async () => {
      await tx.change('insert into thing values (4)')
      await savepoint(tx, () => tx.change('insert into thing values (2)'))
    })
    await outer.catch(() => undefined)
  })
  expect(await things()).toEqual([{ id: 2 }, { id: 3 }])
})

test('connections that the server cuts are replaced', async () => {
  const { database } = suite
  const cut = database.change('select pg_terminate_backend(pg_backend_pid())')
  await expect(cut).rejects.toThrow(DatabaseUnavailable)
  await cutOthers()
  await wait(50)
  expect(await Promise.all([1, 2, 3, 4].map(() => database.rows('select 1 as one')))).toHaveLength(4)
})

test('a connection that the server cuts before it hears that the pool is closed is no problem to report', async () => {
  const line = await openTestLine(suite.url)
  const problems: Error[] = []
  const database = openDatabase({ url: line.url, size: 2, reportProblem: (problem) => problems.push(problem) })
  await database.rows('select 1')
  await cutOthers()
  await expect.poll(() => problems.length).toBe(1)
  await database.rows('select 1')
  line.holdBack()
  await database.close()
  await cutOthers()
  await wait(200)
  expect(problems).toHaveLength(1)
  await line.close()
})

test('a borrowed connection that dies while idle answers DatabaseUnavailable, and nothing else fails', async () => {
  const { database } = suite
  const connection = await database.connect()
  const [backend] = await connection.rows<{ pid: number }>('select pg_backend_pid() as pid')
  await database.change('select pg_terminate_backend($1)', [backend?.pid])
  await wait(50)
  await expect(connection.rows('select 1')).rejects.toThrow(DatabaseUnavailable)
  connection.release(true)
})

test('two transactions that wait for each other are counted as one deadlock', async () => {
  const { database } = suite
  await database.change('insert into thing values (7), (8)')
  const lock = (tx: Queryable, id: number) => tx.rows('select id from thing where id = $1 for update', [id])
  const inOrder = (ids: readonly number[]) =>
    transaction(database, async (tx) => {
      await lock(tx, ids[0] ?? 0)
      await wait(100)
      await lock(tx, ids[1] ?? 0)
    })
  expect(await suite.countDeadlocks()).toBe(0)
  const outcomes = await Promise.allSettled([inOrder([7, 8]), inOrder([8, 7])])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await suite.countDeadlocks()).toBe(1)
})

test('no server, a pool without free connections and a lock held too long all throw DatabaseUnavailable', async () => {
  const nobody = openDatabase({ url: 'postgresql://x:y@127.0.0.1:1/z', size: 1 })
  await expect(nobody.rows('select 1')).rejects.toThrow(DatabaseUnavailable)
  const small = openDatabase({ url: suite.url, size: 1 })
  const connection = await small.connect()
  await expect(small.rows('select 1')).rejects.toThrow(DatabaseUnavailable)
  await transaction(suite.database, async (tx) => {
    await tx.change('lock table thing')
    await expect(connection.rows('select * from thing')).rejects.toThrow(DatabaseUnavailable)
  })
  connection.release()
  await small.close()
})

test('an error in SQL is not thrown as DatabaseUnavailable', async () => {
  await expect(suite.database.rows('select nonsense')).rejects.not.toThrow(DatabaseUnavailable)
})

test('a patient connection may take longer than any call, and is thrown away', async () => {
  const connection = await suite.database.connectPatiently()
  expect(await connection.rows('select 1 as one from pg_sleep(6.5)')).toEqual([{ one: 1 }])
  const { total } = suite.database.counts()
  connection.release()
  expect(suite.database.counts().total).toBe(total - 1)
})

test("a caller's statement has one process of the database, one of patient work may have more", async () => {
  const helpers = 'show max_parallel_workers_per_gather'
  expect(await suite.database.rows(helpers)).toEqual([{ max_parallel_workers_per_gather: '0' }])
  const connection = await suite.database.connectPatiently()
  expect(await connection.rows(helpers)).toEqual([{ max_parallel_workers_per_gather: '2' }])
  connection.release()
})

test('a patient connection is asked for again where the database did not take it in time, a call is refused', async () => {
  const line = await openTestLine(suite.url, { deafTo: 2 })
  const database = openDatabase({ url: line.url, size: 1, connectMilliseconds: 300 })
  await expect(database.rows('select 1')).rejects.toThrow(DatabaseUnavailable)
  const connection = await database.connectPatiently()
  expect(line.opened()).toBe(3)
  expect(await connection.rows('select 1 as one')).toEqual([{ one: 1 }])
  connection.release()
  await database.close()
  await line.close()
})
