import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { pack } from 'tar-stream'
import { type JobInBackup, type Manifest, manifestName, partName, type TableInBackup } from './backup-format.ts'
import { ask, copied, readMigrationNames, readTables, type TableShape } from './catalog.ts'

/** A part stands in memory while it is written (bytes). */
const partBytes = 4 * 1024 * 1024

type Put = (name: string, content: Buffer) => Promise<void>

const writeTable = async (client: Client, shape: TableShape, put: Put): Promise<TableInBackup> => {
  const stream = client.query(to(`copy ${copied(shape)} to stdout`))
  const digest = createHash('sha256')
  let [held, heldBytes, bytes, part]: [Buffer[], number, number, number] = [[], 0, 0, 0]
  const flush = async () => {
    if (heldBytes === 0) return
    await put(partName(shape.name, part), Buffer.concat(held))
    part += 1
    held = []
    heldBytes = 0
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    digest.update(chunk)
    held.push(chunk)
    heldBytes += chunk.length
    bytes += chunk.length
    if (heldBytes >= partBytes) await flush()
  }
  await flush()
  return { ...shape, rows: stream.rowCount, bytes, sha256: digest.digest('hex') }
}

const readJobs = async (client: Client): Promise<JobInBackup[]> => {
  const [{ there } = { there: false }] = await ask<{ there: boolean }>(
    client,
    "select to_regclass('pgboss.job') is not null as there",
  )
  if (!there) return []
  return ask(
    client,
    `select name, data, greatest(0, extract(epoch from start_after - now()))::int as seconds
     from pgboss.job where state in ('created', 'retry', 'active') order by created_on, id`,
  )
}

const readAll = async (client: Client, put: Put): Promise<Manifest> => {
  const tables: TableInBackup[] = []
  for (const shape of await readTables(client)) tables.push(await writeTable(client, shape, put))
  const sequences = await ask<{ name: string; value: string | null }>(
    client,
    `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1`,
  )
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await readMigrationNames(client),
    tables,
    sequences: sequences.map(({ name, value }) => ({ name, value: value === null ? null : Number(value) })),
    jobs: await readJobs(client),
  }
}

/** Writes all that the database holds at one instant to a file, while others go on writing. */
export const writeArchive = async (client: Client, file: string): Promise<Manifest> => {
  const archive = pack()
  const put: Put = (name, content) =>
    new Promise((done, fail) => {
      archive.entry({ name }, content, (problem) => (problem ? fail(problem) : done()))
    })
  const written = pipeline(archive, createGzip({ level: 3 }), createWriteStream(file, { mode: 0o600, flush: true }))
  const read = async (): Promise<Manifest> => {
    try {
      await client.query('begin isolation level repeatable read read only')
      const manifest = await readAll(client, put)
      await client.query('commit')
      await put(manifestName, Buffer.from(JSON.stringify(manifest)))
      archive.finalize()
      return manifest
    } catch (error) {
      archive.destroy(error as Error)
      throw error
    }
  }
  const [manifest] = await Promise.all([read(), written])
  return manifest
}
