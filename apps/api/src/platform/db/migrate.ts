import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Connection, Database } from './pool.ts'
import type { Queryable } from './queryable.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Whoever changes the schema, or tries to, does it alone. */
export const lockKey = 7_311_042

/** The database's schema is not the one this server was made for. The message is a sentence for the operator. */
export class MigrationProblem extends Error {
  override readonly name = 'MigrationProblem'
}

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** All that this server knows, in their order. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })

const makeTable = (db: Queryable) =>
  db.change(`create table if not exists schema_migration (
    name text primary key, checksum text not null, at timestamptz not null default now())`)

/** The migrations that the database has, with the checksum of each. */
export const readApplied = async (connection: Connection): Promise<Map<string, string>> => {
  await makeTable(connection)
  const rows = await connection.rows<{ name: string; checksum: string }>('select name, checksum from schema_migration')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

const applyOne = async (tx: Queryable, { name, sql, checksum }: Migration): Promise<void> => {
  await tx.change(sql)
  await tx.change('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
}

/** Applies some in the transaction that is open, to a schema that has all before them. */
export const applyMigrations = async (tx: Queryable, migrations: readonly Migration[]): Promise<void> => {
  await makeTable(tx)
  for (const migration of migrations) await applyOne(tx, migration)
}

const apply = async (connection: Connection, migration: Migration): Promise<void> => {
  await connection.change('begin')
  try {
    await applyOne(connection, migration)
    await connection.change('commit')
  } catch (error) {
    await connection.change('rollback')
    throw error
  }
}

/** Refuses a database that knows more than we do, and a migration that was changed after it was applied. */
export const checkMigrations = (migrations: readonly Migration[], known: ReadonlyMap<string, string>): void => {
  for (const name of known.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationProblem(
        `The database is newer than this server: it has the migration ${name}, which this server does not know.`,
      )
    }
  }
  for (const { name, checksum } of migrations) {
    if (known.has(name) && known.get(name) !== checksum) {
      throw new MigrationProblem(`The migration ${name} was changed after it had been applied to this database.`)
    }
  }
}

/** Brings the schema up to date, one server at a time. Answers the names of the migrations it applied. */
export const migrate = async (database: Database): Promise<string[]> => {
  const migrations = readMigrations()
  const connection = await database.connectPatiently()
  try {
    await connection.change('select pg_advisory_lock($1)', [lockKey])
    const known = await readApplied(connection)
    checkMigrations(migrations, known)
    const missing = migrations.filter(({ name }) => !known.has(name))
    await connection.change('set lock_timeout = 2000')
    for (const migration of missing) await apply(connection, migration)
    return missing.map(({ name }) => name)
  } finally {
    // Which also gives the advisory lock back.
    connection.release()
  }
}
