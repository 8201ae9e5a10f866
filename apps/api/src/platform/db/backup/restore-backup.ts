import { once } from 'node:events'
import { Client } from 'pg'
import { type CopyStreamQuery, from } from 'pg-copy-streams'
import { applyMigrations, readMigrations } from '../migrate.ts'
import type { Queryable } from '../queryable.ts'
import { BackupProblem, type JobInBackup, type Manifest } from './backup-format.ts'
import { ask, copied, readForeignKeys, readTables, type TableShape } from './catalog.ts'
import { queryableOf } from './queryable-of.ts'
import { checkArchive, readArchive } from './read-archive.ts'

type Enqueue = (tx: Queryable, job: JobInBackup) => Promise<void>
export type Restoring = {
  readonly file: string
  /** Takes the place of what is there. */
  readonly mayReplace: boolean
  readonly enqueue: Enqueue
}

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: 'delebil restore' })
  await client.connect()
  return client
}

/** Refuses while anybody else is connected: a server at rest keeps the connections of its queues. */
export const refuseOthers = async (url: string): Promise<void> => {
  const client = await connect(url)
  try {
    const others = await ask(
      client,
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' limit 1`,
    )
    if (others.length > 0)
      throw new BackupProblem('Others are connected to the database. Stop every server that uses it first.')
  } finally {
    await client.end()
  }
}

const refuseReplacing = async (client: Client): Promise<void> => {
  const [{ there } = { there: false }] = await ask<{ there: boolean }>(
    client,
    "select to_regclass('public.organization') is not null as there",
  )
  const rows = there ? await ask(client, 'select from public.organization limit 1') : []
  if (rows.length > 0)
    throw new BackupProblem(
      'The database holds an organization. With --replace the backup takes the place of all in it.',
    )
}

const makeSchema = async (client: Client, names: readonly string[]): Promise<void> => {
  const known = readMigrations()
  const unknown = names.find((name) => !known.some((one) => one.name === name))
  if (unknown !== undefined)
    throw new BackupProblem(`The backup is newer than this server: it has ${unknown}. Install the newer server first.`)
  await client.query('drop schema public cascade; create schema public; set search_path to public')
  await applyMigrations(
    queryableOf(client),
    known.filter(({ name }) => names.includes(name)),
  )
}

// It tells of a failure while it is waited for, and else with the next part.
const fed = async (stream: CopyStreamQuery, content: Buffer): Promise<void> => {
  if (!stream.write(content)) await once(stream, 'drain')
}

/** Writes the rows of one table after the other: a table's parts stand together. */
const loader = (client: Client, shapes: ReadonlyMap<string, TableShape>) => {
  let failure: Error | undefined
  let open: { readonly name: string; readonly stream: CopyStreamQuery } | undefined
  const rows = new Map<string, number>()
  const close = async () => {
    if (open === undefined) return
    const { name, stream } = open
    open = undefined
    stream.end()
    await once(stream, 'finish')
    rows.set(name, stream.rowCount)
  }
  const part = async (name: string, content: Buffer) => {
    if (open?.name !== name) {
      await close()
      const shape = shapes.get(name)
      if (shape === undefined)
        throw new BackupProblem(`The backup has a table that this server does not know: ${name}.`)
      open = { name, stream: client.query(from(`copy ${copied(shape)} from stdin`)) }
      open.stream.on('error', (error) => (failure = error))
    }
    if (failure !== undefined) throw failure
    await fed(open.stream, content)
  }
  return { part, close, rows }
}

const load = async (client: Client, file: string): Promise<void> => {
  const shapes = await readTables(client)
  const keys = await readForeignKeys(client)
  const names = shapes.map(({ name }) => `public."${name}"`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  const { part, close, rows } = loader(client, new Map(shapes.map((shape) => [shape.name, shape])))
  const manifest = await readArchive(file, part)
  await close()
  for (const table of manifest.tables)
    if ((rows.get(table.name) ?? 0) !== table.rows)
      throw new BackupProblem(`${table.name} has ${rows.get(table.name) ?? 0} rows now, and had ${table.rows}.`)
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, coalesce($2, 1), $2::bigint is not null)', [
      `public."${name}"`,
      value,
    ])
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Puts what a backup holds in the place of what the database holds: all of it or, whatever happens, nothing. */
export const restoreBackup = async (url: string, { file, mayReplace, enqueue }: Restoring): Promise<Manifest> => {
  const manifest = await checkArchive(file)
  const client = await connect(url)
  try {
    if (!mayReplace) await refuseReplacing(client)
    await client.query('begin')
    await makeSchema(client, manifest.migrations)
    await load(client, file)
    const later = readMigrations().filter(({ name }) => !manifest.migrations.includes(name))
    await applyMigrations(queryableOf(client), later)
    await client.query('delete from pgboss.job')
    for (const job of manifest.jobs) await enqueue(queryableOf(client), job)
    await client.query('commit')
    await client.query('analyze')
    return manifest
  } finally {
    await client.end()
  }
}
