import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { findDatabasePlace } from '../../apps/api/src/platform/db/embedded/database-place.ts'
import { readPostmaster } from '../../apps/api/src/platform/db/embedded/postmaster-file.ts'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/start-embedded.ts'
import { unprivilegedUser } from '../../apps/api/src/platform/db/embedded/unprivileged-user.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { seedDemo } from '../../apps/api/src/seed/seed-demo.ts'
import { seedOrgs } from '../../apps/api/src/seed/seed-orgs.ts'
import { seedScale } from '../../apps/api/src/seed/seed-scale.ts'
import type { Scope } from '../measure/scope.ts'
import { cacheFolder } from './cache-folder.ts'
import { hashFolders } from './hash-folders.ts'

/** `orgs` are those beside the demo's; left out, one for each town. */
export type Size = {
  readonly name: string
  readonly cars: number
  readonly reservations: number
  readonly orgs?: number
}

/** A PostgreSQL that holds a seeded database, which is only read: who writes takes a copy. */
export type SeededDatabase = {
  readonly url: string
  readonly pid: number
  /** What the server has written down until now. */
  readonly log: () => string
  /** A database of the same content. The scope drops it. Nobody may be connected to the seeded one meanwhile. */
  readonly copy: (scope: Scope) => Promise<string>
}

const sources = ['apps/api/src/platform/db/migrations', 'apps/api/src/seed']
const say = (text: string) => process.stderr.write(`${text}\n`)

/** The seed books up to 60 days ahead, so one of last month would run out. */
export const seededName = (now: Date, hash: string): string =>
  `seeded_${now.toISOString().slice(0, 7).replace('-', '')}_${hash.slice(0, 10)}`

const at = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href

async function fill(url: string, { name, cars, reservations, orgs }: Size): Promise<void> {
  const began = performance.now()
  const database = openDatabase({ url, size: 2, reportProblem: ({ message }) => say(message) })
  try {
    const now = new Date()
    await migrate(database)
    await seedDemo(database, now)
    const demoCars = seedOrgs.reduce((sum, org) => sum + org.cars, 0)
    await seedScale(database, { cars: cars - demoCars, reservations, orgs }, now)
  } finally {
    await database.close()
  }
  say(`  seeded size ${name} in ${((performance.now() - began) / 1000).toFixed(0)} s; it is kept for the next run`)
}

/** Starts the PostgreSQL of a size; seeds it where the schema or the seed has changed or a new month begun. */
export async function startSeeded(scope: Scope, size: Size): Promise<SeededDatabase> {
  const folder = join(cacheFolder, size.name)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const embedded = await startEmbedded(folder, ({ message }) => say(message))
  scope.add(embedded.stop)
  const place = findDatabasePlace(folder, unprivilegedUser())
  const admin = new Client({ connectionString: embedded.url })
  await admin.connect()
  scope.add(() => admin.end())

  const wanted = seededName(new Date(), hashFolders(sources))
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^(seeded|filling|copy)_?'",
  )
  const names = rows.map(({ datname }) => datname)
  for (const name of names) if (name !== wanted) await admin.query(`drop database ${name} with (force)`)
  if (!names.includes(wanted)) {
    await admin.query('create database filling')
    await fill(at(embedded.url, 'filling'), size)
    await admin.query(`alter database filling rename to ${wanted}`)
  }
  await admin.query('checkpoint')

  let copies = 0
  return {
    url: at(embedded.url, wanted),
    pid: readPostmaster(place.folder)?.pid ?? Number.NaN,
    log: () => readFileSync(place.logFile, 'utf8'),
    copy: async (copyScope) => {
      const name = `copy_${++copies}`
      await admin.query(`create database ${name} template ${wanted} strategy file_copy`)
      copyScope.add(() => admin.query(`drop database ${name} with (force)`))
      return at(embedded.url, name)
    },
  }
}
