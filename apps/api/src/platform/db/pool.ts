import { type ClientBase, Pool, type PoolClient, type QueryResultRow, types } from 'pg'
import { DatabaseUnavailable, mapDatabaseError } from './database-unavailable.ts'
import { type Parameters, type Queryable, readingBy } from './queryable.ts'

/** The connections of one process. Connections that die are replaced; whoever used one gets DatabaseUnavailable. */
export type Database = Queryable & {
  /** A connection of one's own until `release`; `release(true)` throws it away. */
  readonly connect: () => Promise<Connection>
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
}

const int8 = 20

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : types.getTypeParser(oid, format as 'text')

const queryableOn = (client: Pick<ClientBase, 'query'>): Queryable => {
  const run = async <Row extends QueryResultRow>(text: string, values: Parameters, name: string | undefined) => {
    try {
      return await client.query<Row>({ text, values: [...values], ...(name && { name }) })
    } catch (error) {
      throw mapDatabaseError(error)
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

const connectionOn = (client: PoolClient): Connection => ({
  ...queryableOn(client),
  release: (broken = false) => client.release(broken),
})

/** Opens the pool; no connection is made before the first question. */
export const openDatabase = ({
  url,
  size,
  reportProblem = () => undefined,
  connectMilliseconds = 1500,
}: PoolOptions): Database => {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'delebil',
    types: { getTypeParser },
  })
  const report = (error: Error) => reportProblem(new DatabaseUnavailable(error.message, { cause: error }))
  pool.on('error', report)
  // A connection that dies while borrowed and silent has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    // A pool's `query` is overloaded otherwise than a client's, and does the same.
    ...queryableOn(pool as unknown as Pick<ClientBase, 'query'>),
    connect: async () => {
      try {
        return connectionOn(await pool.connect())
      } catch (error) {
        throw mapDatabaseError(error)
      }
    },
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
