import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../pool.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { readPostmaster } from './postmaster-file.ts'
import { isAlive } from './process-identity.ts'
import { startEmbedded } from './start-embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'delebil-embedded-'))
const dataDir = join(folder, 'data')
const silent = () => undefined
const asRoot = process.getuid?.() === 0

beforeAll(() => chmodSync(folder, 0o755))
afterAll(() => rmSync(folder, { recursive: true }))

// A server in a process of its own, which the tests may kill.
const program = `
  const { startEmbedded } = await import(${JSON.stringify(new URL('./start-embedded.ts', import.meta.url).href)})
  const embedded = await startEmbedded(process.argv[1], () => undefined)
  process.on('SIGTERM', () => embedded.stop().then(() => process.exit(0)))
  setInterval(() => undefined, 1000)
  process.stdout.write(JSON.stringify(embedded) + '\\n')`

const startProcess = async (): Promise<{ child: ChildProcess; url: string; notes: string[] }> => {
  const flags = ['--conditions=@delebil/source', '--input-type=module', '-e', program, dataDir]
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { child, ...(JSON.parse(line) as { url: string; notes: string[] }) }
}

const kill = async (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal)
  await once(child, 'exit')
}

const askOnce = async (url: string, text: string) => {
  const database = openDatabase({ url, size: 1 })
  try {
    return await database.rows<{ n: number }>(text)
  } finally {
    await database.close()
  }
}

const databasePid = () => readPostmaster(join(dataDir, 'postgres'))?.pid ?? 0

test('a folder is served by one server; a database left running is used again; an orderly stop ends it', async () => {
  const first = await startProcess()
  await askOnce(first.url, 'create table kept as select 42 as n')
  await expect(startEmbedded(dataDir, silent)).rejects.toThrow(/Another Delebil server \(process \d+\) uses the folder/)
  await kill(first.child, 'SIGKILL')
  expect(isAlive(databasePid())).toBe(true)

  const second = await startProcess()
  expect(second.notes).toEqual(['The database of a killed server was still running and is used again.'])
  expect(await askOnce(second.url, 'select n from kept')).toEqual([{ n: 42 }])
  const pid = databasePid()
  await kill(second.child, 'SIGTERM')
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
})

test('a killed database starts again at the same address by itself, with everything committed', async () => {
  const { child, url } = await startProcess()
  const database = openDatabase({ url, size: 4 })
  await database.change('insert into kept values (43)')
  const killedAt = performance.now()
  process.kill(databasePid(), 'SIGKILL')
  const rows = await vi.waitFor(() => database.rows('select n from kept order by n'), { timeout: 20_000, interval: 20 })
  expect(rows).toEqual([{ n: 42 }, { n: 43 }])
  expect(performance.now() - killedAt).toBeLessThan(10_000)
  await database.close()
  await kill(child, 'SIGTERM')
})

test('the files belong to the unprivileged user and are closed to others', async () => {
  const { mode, uid } = statSync(join(dataDir, 'postgres'))
  expect(mode & 0o077).toBe(0)
  if (asRoot) expect(uid).not.toBe(0)
  expect(statSync(join(dataDir, 'database-password')).mode & 0o077).toBe(0)
})

test('a folder whose server and database were killed starts again with its data', async () => {
  const { child } = await startProcess()
  const pid = databasePid()
  await kill(child, 'SIGKILL')
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
  const embedded = await startEmbedded(dataDir, silent)
  expect(embedded.notes).toEqual([])
  expect(await askOnce(embedded.url, 'select count(*) as n from kept')).toEqual([{ n: 2 }])
  await embedded.stop()
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('automatic recovery in progress')
})

test.runIf(asRoot)('root with a folder closed to others: another place is used, and a note says so', async () => {
  const hidden = join(folder, 'hidden')
  mkdirSync(hidden, { mode: 0o700 })
  const embedded = await startEmbedded(join(hidden, 'data'), silent)
  const [note] = embedded.notes
  expect(note).toMatch(/out of reach of an unprivileged user, so the database lies in \/var\/lib\/delebil\//)
  await embedded.stop()
  const place = note?.match(/\/var\/lib\/delebil\/[0-9a-f]+/)?.[0]
  if (place) rmSync(place, { recursive: true })
})

test('a path that can be no folder is refused in words', async () => {
  const file = join(dataDir, 'postgres.log', 'below')
  await expect(startEmbedded(file, silent)).rejects.toThrow(EmbeddedProblem)
})
