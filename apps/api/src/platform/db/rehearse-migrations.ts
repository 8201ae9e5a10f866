import { checkMigrations, lockKey, type Migration, readApplied } from './migrate.ts'
import type { Connection, Database } from './pool.ts'

/** What a migration did when it was tried. */
export type Rehearsed = {
  readonly name: string
  readonly milliseconds: number
  /** Tables that nobody else could read meanwhile. */
  readonly locked: readonly string[]
  /** What the database said where it could not be done; those after it were not tried. */
  readonly problem?: string
}

const lockedTables = async (connection: Connection, before: ReadonlySet<number>): Promise<string[]> => {
  const rows = await connection.rows<{ oid: number; name: string }>(
    `select distinct c.oid::int as oid, c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = pg_backend_pid() and l.mode = 'AccessExclusiveLock' and c.relkind in ('r', 'p') order by 2`,
  )
  return rows.filter(({ oid }) => before.has(oid)).map(({ name }) => name)
}

const tablesOf = async (connection: Connection): Promise<ReadonlySet<number>> => {
  const rows = await connection.rows<{ oid: number }>(
    `select oid::int as oid from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  )
  return new Set(rows.map(({ oid }) => oid))
}

const tryOne = async (
  connection: Connection,
  { name, sql }: Migration,
  before: ReadonlySet<number>,
  earlier: ReadonlySet<string>,
): Promise<Rehearsed> => {
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  try {
    await connection.change(sql)
    const locked = (await lockedTables(connection, before)).filter((table) => !earlier.has(table))
    return { name, milliseconds: took(), locked }
  } catch (error) {
    return { name, milliseconds: took(), locked: [], problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Does what is missing in one transaction and takes all of it back: how long each takes, what it keeps others from, and whether it can be done. */
export const rehearseMigrations = async (
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly Rehearsed[]> => {
  const connection = await database.connectPatiently()
  try {
    await connection.change('select pg_advisory_lock($1)', [lockKey])
    const known = await readApplied(connection)
    checkMigrations(migrations, known)
    const before = await tablesOf(connection)
    const rehearsed: Rehearsed[] = []
    const locked = new Set<string>()
    await connection.change('begin')
    try {
      await connection.change('set local lock_timeout = 2000')
      for (const migration of migrations.filter(({ name }) => !known.has(name))) {
        const one = await tryOne(connection, migration, before, locked)
        rehearsed.push(one)
        for (const table of one.locked) locked.add(table)
        if (one.problem !== undefined) break
      }
    } finally {
      await connection.change('rollback')
    }
    return rehearsed
  } finally {
    connection.release()
  }
}
