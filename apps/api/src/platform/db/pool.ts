import { Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow, types } from 'pg'
import {
  DatabaseUnavailable,
  isConnectTimeout,
  isReadTimeout,
  isWriteRefused,
  mapDatabaseError,
} from './database-unavailable.ts'
import { type Parameters, type Queryable, readingBy } from './queryable.ts'
import { createSlowStatements, nameOfStatement, type SlowStatement } from './slow-statements.ts'

/** The connections of one process. Connections that die are replaced; whoever used one gets DatabaseUnavailable. */
export type Database = Queryable & {
  /** A connection of one's own until `release`; `release(true)` throws it away. */
  readonly connect: () => Promise<Connection>
  /** One for work that may take long, such as a migration: nothing of it is cut off. It is thrown away at its release. */
  readonly connectPatiently: () => Promise<Connection>
  /** Whether a change was refused of late because the disk is full or the server only reads. */
  readonly refusesWrites: () => boolean
  /** Statements of this process that took long, with their wait for a connection: the slowest first, and how many there were in all. */
  readonly slowStatements: () => readonly SlowStatement[]
  readonly slowTotal: () => number
  readonly counts: () => { readonly total: number; readonly idle: number; readonly waiting: number }
  readonly close: () => Promise<void>
}

export type Connection = Queryable & { readonly release: (broken?: boolean) => void }

export type PoolOptions = {
  readonly url: string
  readonly size: number
  /** Told of connections that die while idle. */
  readonly reportProblem?: (problem: Error) => void
  /** How long a connection is waited for, a new one or one that others have. */
  readonly connectMilliseconds?: number
  /** Does each statement as a part of a trace. */
  readonly trace?: TraceStatement | undefined
}

export type TraceStatement = <T>(name: string, work: () => Promise<T>) => Promise<T>

const int8 = 20

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : types.getTypeParser(oid, format as 'text')

type Ask = <Row extends QueryResultRow>(query: QueryConfig) => Promise<QueryResult<Row>>

/**
 * How long a statement may take (ms): by the server's clock, and by ours, for a server or a line that has gone silent. With the
 * wait for a connection it is less than what a caller is promised.
 */
const statementMilliseconds = 5000
const silentMilliseconds = 6000
const patientMilliseconds = 24 * 3_600_000
/** So many processes beside its own may work at a statement that may take long. */
const patientHelpers = 2
/** How long work that may take long waits for a connection to be made (ms). */
const patientConnectMilliseconds = 15_000
/** A line that has been quiet so long is tried by the system (ms), so that a host that is gone is noticed. */
const keepAliveMilliseconds = 10_000

/** How long a refused change is remembered (ms): several schedules write more often. */
const refusedMilliseconds = 30_000

type Note = (milliseconds: number, text: string, name: string | undefined) => void
type Watch = { readonly note: Note; readonly trace: TraceStatement | undefined }

const queryableOn = (ask: Ask, { note, trace }: Watch): Queryable => {
  const run = async <Row extends QueryResultRow>(text: string, values: Parameters, name: string | undefined) => {
    const began = performance.now()
    try {
      const work = () => ask<Row>({ text, values: [...values], ...(name && { name }) })
      return await (trace ? trace(nameOfStatement(text, name), work) : work())
    } catch (error) {
      throw mapDatabaseError(error)
    } finally {
      note(performance.now() - began, text, name)
    }
  }
  return {
    ...readingBy(
      async <Row extends QueryResultRow>(text: string, values: Parameters = [], name?: string) =>
        (await run<Row>(text, values, name)).rows,
    ),
    change: async (text, values = [], name) => (await run(text, values, name)).rowCount ?? 0,
  }
}

// What is asked of a connection that has gone silent, such as its rollback, fails at once.
const connectionOn = (
  client: PoolClient,
  { onFault, ...watch }: Watch & { readonly onFault: (error: unknown) => void },
  milliseconds?: number,
): Connection => {
  let silent: unknown
  const ask: Ask = async (query) => {
    if (silent) throw silent
    try {
      return await client.query({ ...query, ...(milliseconds && { query_timeout: milliseconds }) })
    } catch (error) {
      if (isReadTimeout(error)) silent = error
      onFault(error)
      throw error
    }
  }
  return { ...queryableOn(ask, watch), release: (broken = false) => client.release(broken || silent !== undefined) }
}

/** Opens the pool; no connection is made before the first question. */
export const openDatabase = ({
  url,
  size,
  reportProblem = () => undefined,
  connectMilliseconds = 1500,
  trace,
}: PoolOptions): Database => {
  const report = (error: Error) => reportProblem(new DatabaseUnavailable(error.message, { cause: error }))
  const openPool = () => {
    const pool = new Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: connectMilliseconds,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
      statement_timeout: statementMilliseconds,
      query_timeout: silentMilliseconds,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
      // Helpers for one caller's statement cost the others more than they save: each is a process that is begun for it.
      options: '-c max_parallel_workers_per_gather=0',
      application_name: 'delebil',
      types: { getTypeParser },
    })
    // One that is closed may hear of the server's own end before that hears of it.
    pool.on('error', (error) => {
      if (!pool.ending) report(error)
    })
    // A connection that dies while borrowed and silent has no other listener, and would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  let pool = openPool()
  // What is silent is seldom alone: all that were open with it are given up, each as soon as nobody has it.
  const giveUp = (silent: Pool) => {
    if (silent !== pool || pool.ending) return
    report(new Error('A connection went silent: all are opened anew.'))
    pool = openPool()
    void silent.end()
  }
  const slow = createSlowStatements()
  const watch: Watch = { note: slow.note, trace }
  let writeRefusedAt = Number.NEGATIVE_INFINITY
  const noteFault = (asked: Pool, error: unknown) => {
    if (isReadTimeout(error)) giveUp(asked)
    if (isWriteRefused(error)) writeRefusedAt = performance.now()
  }
  const ask: Ask = async (query) => {
    const asked = pool
    try {
      return await asked.query(query)
    } catch (error) {
      noteFault(asked, error)
      throw error
    }
  }
  const connect = async (milliseconds?: number) => {
    const asked = pool
    try {
      return connectionOn(
        await asked.connect(),
        { onFault: (error) => noteFault(asked, error), ...watch },
        milliseconds,
      )
    } catch (error) {
      throw mapDatabaseError(error)
    }
  }
  // A server that starts is not to give up because the database does much else.
  const connectAgain = async (until: number): Promise<Connection> => {
    try {
      return await connect(patientMilliseconds)
    } catch (error) {
      if (!isConnectTimeout(error) || performance.now() > until) throw error
      return connectAgain(until)
    }
  }
  return {
    ...queryableOn(ask, watch),
    connect: () => connect(),
    connectPatiently: async () => {
      const connection = await connectAgain(performance.now() + patientConnectMilliseconds)
      const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
      try {
        for (const limit of limits) await connection.change(`set ${limit} = 0`)
        await connection.change(`set max_parallel_workers_per_gather = ${patientHelpers}`)
      } catch (error) {
        connection.release(true)
        throw error
      }
      return { ...connection, release: () => connection.release(true) }
    },
    refusesWrites: () => performance.now() - writeRefusedAt < refusedMilliseconds,
    slowStatements: slow.list,
    slowTotal: slow.total,
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
