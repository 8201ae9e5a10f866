import { createHash } from 'node:crypto'
import { type Permission, requestAddress } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app/create-app.ts'
import { verbs } from '../app/verbs.ts'
import { readConfig } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'
import type { Connection, Database } from '../platform/db/pool.ts'
import { readingBy } from '../platform/db/queryable.ts'
import { createTestDatabase } from '../platform/db/test-database.ts'
import { createTestOrg } from '../platform/db/test-org.ts'
import { createFastify } from '../platform/http/create-fastify.ts'
import { testContext } from './test-api.ts'
import { withSeenVersion } from './test-seen-version.ts'

/** A body of whatever shape; what is in it is looked at by the test. */
export type AdminBody = {
  readonly entity: never
  readonly data: never
  readonly code: string
  readonly errors: readonly { readonly code: string; readonly fieldName: string }[]
  readonly cursor: string | null
  readonly totalElements: number
}
export type AdminAnswer = { readonly status: number; readonly body: AdminBody; readonly text: string }
export type AdminInput = {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
  readonly key?: string
}

export type Hired = { readonly token: string; readonly personId: number }

export type AdminSite = {
  readonly app: FastifyInstance
  readonly database: Database
  /** Makes a person with these permissions in an organisation, logged in. */
  readonly hire: (organizationId: number, permissions: readonly Permission[]) => Promise<Hired>
  /** Asks as somebody who has just looked: with the version as it is, unless it says one. */
  readonly ask: (name: string, token: string | undefined, input?: AdminInput) => Promise<AdminAnswer>
  /** Does the work and undoes all that it did. */
  readonly undone: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly stop: () => Promise<void>
}

type Undoable = { readonly database: Database; readonly undone: AdminSite['undone'] }

// One connection. While something is to be undone it is in one transaction, and what others think is a transaction of theirs is
// a part of it. Never for long: whoever reads an outbox on the same server waits for the oldest transaction.
const undoable = (connection: Connection): Undoable => {
  const parts: Readonly<Record<string, string>> = {
    begin: 'savepoint whole',
    commit: 'release savepoint whole',
    rollback: 'rollback to savepoint whole; release savepoint whole',
  }
  let isUndone = false
  const shared = {
    ...readingBy(connection.rows),
    change: (text: string, values?: readonly unknown[], name?: string) =>
      connection.change((isUndone && parts[text]) || text, values, name),
  }
  const connect = async () => ({ ...shared, release: () => undefined })
  const database: Database = {
    ...shared,
    connect,
    connectPatiently: connect,
    refusesWrites: () => false,
    slowStatements: () => [],
    slowTotal: () => 0,
    counts: () => ({ total: 1, idle: 0, waiting: 0 }),
    close: async () => undefined,
  }
  const undone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await connection.change('begin')
    isUndone = true
    try {
      return await work()
    } finally {
      isUndone = false
      await connection.change('rollback')
    }
  }
  return { database, undone }
}

const parse = (text: string): AdminBody => {
  try {
    return JSON.parse(text) as AdminBody
  } catch {
    return {} as AdminBody
  }
}

/** The whole server in this process on the test club, where every call can be undone. */
export const startAdminSite = async (parts: Partial<Context> = {}): Promise<AdminSite> => {
  const suite = await createTestDatabase(2)
  await createTestOrg(suite.database)
  const connection = await suite.database.connect()
  const { database, undone } = undoable(connection)
  // The club's rows brought their own ids.
  for (const { name } of await database.rows<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
       and table_name in ('location', 'car_model', 'car', 'membership_type')`,
  ))
    await connection.change(`alter table ${name} alter column id restart with 500`)
  const config = { ...readConfig({}), RATE_LIMIT: false, LOG_LEVEL: 'error' as const }
  const app = createFastify(config)
  await createApp(app, { ...testContext(database), config, ...parts }, verbs, '')
  let hired = 1000
  const hire = async (organizationId: number, permissions: readonly Permission[]) => {
    hired += 1
    const token = `token-${hired}`.padEnd(43, 'x')
    await database.change('insert into person (id, name, email) values ($1, $2, $3)', [
      hired,
      `Ansatt ${hired}`,
      `${hired}@delebil.test`,
    ])
    await database.change(
      'insert into organization_permission (organization_id, person_id, permission) select $1, $2, unnest($3::text[])',
      [organizationId, hired, permissions],
    )
    await database.change(
      `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
       values ($1, $2, 'member', now(), now(), now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), hired],
    )
    return { token, personId: hired }
  }
  const ask = async (name: string, token: string | undefined, { key, ...sent }: AdminInput = {}) => {
    const declaration = adminContract[name]
    if (declaration === undefined) throw new Error(`There is no call "${name}".`)
    const { params, query, body } = await withSeenVersion(database, name, sent)
    const answer = await app.inject({
      method: declaration.method,
      url: requestAddress(declaration, params as Record<string, unknown>, query as Record<string, unknown>),
      headers: { ...(token && { authorization: token }), ...(key && { 'idempotency-key': key }) },
      ...(body !== undefined && { payload: body as object }),
    })
    if (answer.statusCode >= 500) process.stderr.write(`${name}: ${answer.payload}\n`)
    return { status: answer.statusCode, text: answer.payload, body: parse(answer.payload) }
  }
  const stop = async () => {
    await app.close()
    connection.release()
    await suite.drop()
  }
  return { app, database, hire, ask, undone, stop }
}
