import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts'
import { type Database, openDatabase } from '../platform/db/pool.ts'
import { createTestDatabase } from '../platform/db/test-database.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { callEndpoint, logIn, startTestSite, type TestSite, testPeople } from '../testing/test-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'delebil-backup-'))
// The built-in database works as another user than root.
chmodSync(folder, 0o755)
const file = join(folder, 'club.tar.gz')
let site: TestSite
/** Addresses of databases that nobody is connected to. */
let target: string
let copy: string
const makeFree = async () => {
  const { database, url } = await createTestDatabase(1)
  await database.close()
  return url
}
const nameOf = (url: string) => new URL(url).pathname.slice(1)
beforeAll(async () => {
  ;[site, target, copy] = await Promise.all([startTestSite({ RATE_LIMIT: false }), makeFree(), makeFree()])
})
afterAll(async () => {
  for (const url of [target, copy]) await site.suite.database.change(`drop database ${nameOf(url)} with (force)`)
  await site.stop()
  rmSync(folder, { recursive: true })
})

/** Looks into a database, and leaves it free. */
const at = async <Found>(url: string, look: (database: Database) => Promise<Found>): Promise<Found> => {
  const database = openDatabase({ url, size: 1 })
  return look(database).finally(() => database.close())
}

const begin = (what: 'backup' | 'restore', where: string, args: readonly string[]) => {
  const program = fileURLToPath(new URL(`./${what}.ts`, import.meta.url))
  return spawn(process.execPath, ['--conditions=@delebil/source', program, ...args], {
    env: where.startsWith('/') ? { DATA_DIR: where } : { DATABASE_URL: where },
  })
}
const run = async (...asked: Parameters<typeof begin>) => {
  const child = begin(...asked)
  const ended = once(child, 'exit')
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: (await ended)[0] as number, out, complaint }
}

const hour = 3_600_000
const soon = Math.ceil(Date.now() / hour) * hour
const book = (address: string, token: string, place: number, carId = 1) => {
  const start = new Date(soon + (20 + place * 3) * hour)
  const body = {
    membershipId: 1,
    carId,
    start: start.toISOString(),
    end: new Date(start.getTime() + 2 * hour).toISOString(),
  }
  return callEndpoint(address, 'createReservation', { token, body })
}

/** What must be the same on both sides: rows of every table, and the sum of money. */
const sumsOf = async (database: Database) => {
  const tables = await database.rows<{ name: string }>(
    `select c.relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const counts: Record<string, string> = {}
  for (const { name } of tables) {
    const { sum } = await database.theRow<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0))::text, '') as sum from "${name}" t`,
    )
    if (name !== 'schema_migration') counts[name] = sum
  }
  return counts
}

test('a backup made while members book holds one instant, is restored into an empty database, and a server books on it', async () => {
  const token = await logIn(site.address, testPeople.owner)
  await site.suite.database.change(
    "insert into pgboss.job (name, data, start_after) values ('mail', $1, now() + interval '1 hour')",
    [{ to: 'eva@delebil.test', subject: 'Venter', text: 'Hei', kind: 'welcome', personId: 1 }],
  )
  let made = 0
  let isOver = false
  const booking = (async () => {
    for (let place = 0; !isOver && place < 400; place += 1) {
      if ((await book(site.address, token, place)).status === 201) made += 1
    }
  })()
  await vi.waitUntil(() => made > 2, { timeout: 10_000 })
  const backup = await run('backup', site.suite.url, ['--to', file])
  isOver = true
  await booking
  expect(backup).toMatchObject({ code: 0, complaint: '' })
  expect(backup.out).toMatch(/rows of \d+ tables, \d+ bytes, read back\./)

  const restored = await run('restore', target, ['--from', file])
  expect(restored).toMatchObject({ code: 0, complaint: '' })
  const count = (database: Database) =>
    database.theRow<{ count: number }>('select count(*)::int as count from reservation')
  const [{ count: all }, { count: kept }] = [await count(site.suite.database), await at(target, count)]
  expect(kept).toBeGreaterThan(2)
  expect(kept).toBeLessThanOrEqual(all)
  const waiting = `select from pgboss.job where name = 'mail' and data ->> 'subject' = 'Venter'`
  expect(await at(target, (database) => database.rows(waiting))).toHaveLength(1)
  const later = await site.startAnother({ DATABASE_URL: target })
  const again = await logIn(later.address, testPeople.owner)
  expect((await book(later.address, again, 500)).status).toBe(201)
  await later.stop()
}, 120_000)

test('a database at rest and its copy are equal, row for row and by the last number of each sequence; what is there is replaced only when asked', async () => {
  const quiet = join(folder, 'quiet.tar.gz')
  expect(await run('backup', target, ['--to', quiet])).toMatchObject({ code: 0 })
  expect(await run('restore', copy, ['--from', quiet])).toMatchObject({ code: 0, complaint: '' })
  const look = async (database: Database) => ({
    sums: await sumsOf(database),
    sequences: await database.rows(
      `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1`,
    ),
    constraints: await database.rows(
      `select conrelid::regclass::text as name, conname, convalidated, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    triggers: await database.rows(
      `select tgrelid::regclass::text as name, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    ),
  })
  const before = await at(target, look)
  expect(before.constraints.length).toBeGreaterThan(100)
  expect(await at(copy, look)).toEqual(before)
  const again = await run('restore', copy, ['--from', file])
  expect(again).toMatchObject({ code: 1, complaint: expect.stringMatching(/^The database holds an organization/) })
  expect(await at(copy, look)).toEqual(before)
  const over = await run('backup', target, ['--to', file])
  expect(over).toMatchObject({ code: 1, complaint: expect.stringContaining('is there already') })
}, 120_000)

test('a database that a server uses is not restored into', async () => {
  const before = await sumsOf(site.suite.database)
  const refused = await run('restore', site.suite.url, ['--from', file, '--replace'])
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringMatching(/^Others are connected/) })
  // A server at rest keeps no more than the connections of its queues.
  const jobs = await startJobs({ url: copy, report: () => undefined })
  const idle = await run('restore', copy, ['--from', file, '--replace'])
  await jobs.stop()
  expect(idle).toMatchObject({ code: 1, complaint: expect.stringMatching(/^Others are connected/) })
  expect(Object.keys(before).length).toBeGreaterThan(50)
  expect((await site.suite.database.rows('select from organization')).length).toBeGreaterThan(0)
}, 60_000)

test('one byte that is another anywhere in the file is refused, and nothing is changed', async () => {
  const bytes = readFileSync(file)
  const before = await at(target, sumsOf)
  for (const place of [0.2, 0.5, 0.9].map((part) => Math.floor(bytes.length * part))) {
    const damaged = join(folder, `damaged-${place}.tar.gz`)
    copyFileSync(file, damaged)
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 0xff
    writeFileSync(damaged, changed)
    expect(await run('restore', target, ['--from', damaged, '--replace'])).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^The backup is damaged/),
    })
  }
  expect(await at(target, sumsOf)).toEqual(before)
}, 60_000)

test('a restore that is killed in its middle leaves the database as it was, and the next one does all', async () => {
  const before = await at(target, sumsOf)
  const watch = (condition: string) =>
    site.suite.database.rows(`select from pg_stat_activity where datname = $1 and ${condition}`, [nameOf(target)])
  const child = begin('restore', target, ['--from', file, '--replace'])
  const ended = once(child, 'exit')
  const inMiddle = `application_name = 'delebil restore' and query ~* '^(copy|alter table)'`
  await vi.waitUntil(async () => (await watch(inMiddle)).length > 0, { timeout: 30_000, interval: 5 })
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await vi.waitUntil(async () => (await watch(`application_name like 'delebil%'`)).length === 0, { timeout: 30_000 })
  expect(await at(target, sumsOf)).toEqual(before)
  const next = await run('restore', target, ['--from', file, '--replace'])
  expect(next).toMatchObject({ code: 0, complaint: '' })
}, 120_000)

test('a command that cannot be meant ends with 2 and a sentence, and leaves no half of a file', async () => {
  expect(await run('backup', target, [])).toMatchObject({
    code: 2,
    complaint: expect.stringMatching(/^--to is missing/),
  })
  expect(await run('restore', target, ['--help'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('--replace'),
  })
  const nowhere = await run('backup', 'postgres://nowhere.invalid/x', ['--to', join(folder, 'none.tar.gz')])
  expect(nowhere.code).toBe(1)
  expect(existsSync(join(folder, 'none.tar.gz'))).toBe(false)
}, 60_000)

test('a built-in database is backed up while a server uses it, and restored into the folder of another machine', async () => {
  const [home, elsewhere] = ['home', 'elsewhere'].map((name) => join(folder, name)) as [string, string]
  const running = await startEmbedded(home, () => undefined)
  const builtIn = join(folder, 'built-in.tar.gz')
  const moved = await run('restore', running.url, ['--from', file])
  expect(moved.complaint).toBe('')
  expect(await run('backup', home, ['--to', builtIn])).toMatchObject({ code: 0, complaint: '' })
  const refused = await run('restore', home, ['--from', builtIn, '--replace'])
  expect(refused.complaint).toMatch(/^Another Delebil server \(process \d+\) uses the folder/)
  const before = await at(running.url, sumsOf)
  await running.stop()
  expect(await run('restore', elsewhere, ['--from', builtIn])).toMatchObject({ code: 0 })
  const other = await startEmbedded(elsewhere, () => undefined)
  expect(await at(other.url, sumsOf)).toEqual(before)
  await other.stop()
}, 120_000)
