import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from './pool.ts'

/** A migrated, empty database of one suite's own. */
export type TestDatabase = {
  readonly database: Database
  readonly url: string
  /** How often the server ended a transaction of this database because two waited for each other, by its own log. */
  readonly countDeadlocks: () => Promise<number>
  readonly drop: () => Promise<void>
}

const queryServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: inject('testServer').url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

// Counters reach the statistics with up to a second's delay, the log at once; a server that is not ours has no log for us.
const countDeadlocksOf = async (database: Database, name: string): Promise<number> => {
  const { logFile } = inject('testServer')
  if (logFile !== undefined) {
    const lines = readFileSync(logFile, 'utf8').split('\n')
    return lines.filter((line) => line.includes(name) && line.includes('deadlock detected')).length
  }
  await wait(1200)
  const [row] = await database.rows<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = $1',
    [name],
  )
  return row?.deadlocks ?? Number.NaN
}

// A machine that does much else takes its time; what a caller is told then is tried with the server's own limit.
const connectMilliseconds = 20_000

/** As many processes as three servers have, each with a pool of its own, on the suite's database; close them at the end. */
export const openTestPools = (url: string, size: number): readonly [Database, Database, Database] => {
  const open = () => openDatabase({ url, size, connectMilliseconds })
  return [open(), open(), open()]
}

/** Makes the suite's database; call it in beforeAll, and `drop` in afterAll. */
export const createTestDatabase = async (poolSize = 16): Promise<TestDatabase> => {
  const { url: serverUrl, template } = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Its twelve megabytes are copied, not written down as a change as well.
  await queryServer(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = name
  const database = openDatabase({ url: url.href, size: poolSize, connectMilliseconds })
  const drop = async () => {
    await database.close()
    await queryServer(`drop database ${name} with (force)`)
  }
  return { database, url: url.href, countDeadlocks: () => countDeadlocksOf(database, name), drop }
}
