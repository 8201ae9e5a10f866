import { spawnSync } from 'node:child_process'
import { chmod, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  callEndpoint,
  logIn,
  prepareOrg,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../testing/test-site.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './pool.ts'
import { makeQuickFolder } from './quick-folder.ts'
import { openTestLine, type TestLine } from './test-line.ts'

// Callers are promised 8 s; a machine that does much else takes its time. Without the limits nothing would be answered for half a minute.
const withinMilliseconds = 16_000
const METRICS_TOKEN = 'a-token-of-the-tests'
const POOL_SIZE = 16

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false, METRICS_TOKEN, POOL_SIZE })
  token = await logIn(site.address, testPeople.owner)
})
afterAll(() => site.stop())

/** The statuses of calls made at once, each with the time that its answer took. */
const whoamis = (address: string, count: number, by = token) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const asked = performance.now()
      const { status } = await callEndpoint(address, 'whoami', { token: by })
      return { status, isInTime: performance.now() - asked < withinMilliseconds }
    }),
  )
const all = (count: number, status: number) => Array.from({ length: count }, () => ({ status, isInTime: true }))
// On a busy machine a new connection may take longer than a caller waits for it.
const expectAnswers = (address: string, count: number, by = token) =>
  expect.poll(() => whoamis(address, count, by), { timeout: 30_000 }).toEqual(all(count, 200))
const readiness = async (address: string) => (await ask(`${address}/health/ready`)).status
const connections = async (address: string, state: 'busy' | 'idle') => {
  const { text } = await ask(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(new RegExp(`^delebil_database_connections\\{state="${state}"\\} (\\d+)`, 'm').exec(text)?.[1])
}
// Calls that reach a busy server one after another share what is open, and some would later meet a connection that was never silent.
const openAll = (address: string) =>
  expect
    .poll(
      async () => {
        await whoamis(address, 4 * POOL_SIZE)
        return connections(address, 'idle')
      },
      { timeout: 30_000 },
    )
    .toBe(POOL_SIZE)

test('24 calls on connections that went silent answer 503 in time, and the next ones 200 on new connections', async () => {
  const line: TestLine = await openTestLine(site.suite.url)
  const server = await site.startAnother({ DATABASE_URL: line.url })
  await openAll(server.address)
  const opened = line.opened()
  line.silence()
  expect(await whoamis(server.address, 24)).toEqual(all(24, 503))
  await expectAnswers(server.address, 24)
  expect(await readiness(server.address)).toBe(200)
  expect(line.opened()).toBeGreaterThan(opened)
  // A schedule may have one at this moment; one that is never given back is busy at each.
  await expect.poll(() => connections(server.address, 'busy'), { timeout: withinMilliseconds }).toBe(0)
  await line.close()
  await server.stop()
}, 90_000)

test('a caller by itself meets one silent connection, and not all that were open', async () => {
  const line = await openTestLine(site.suite.url)
  const server = await site.startAnother({ DATABASE_URL: line.url, SEARCH_MEMORY_INDEX: false })
  await expectAnswers(server.address, 16)
  line.silence()
  expect(await whoamis(server.address, 1)).toEqual(all(1, 503))
  expect(await whoamis(server.address, 1)).toEqual(all(1, 200))
  await line.close()
  await server.stop()
}, 60_000)

const processesOf = ({ url }: EmbeddedDatabase): number[] => {
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout.split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const postmaster = rows.find((row) => row.includes('-D') && row.includes(`port=${new URL(url).port}`))?.[0]
  return rows.flatMap(([pid, parent]) => (postmaster && [pid, parent].includes(postmaster) ? [Number(pid)] : []))
}

test('a frozen database answers 503 in time, also for whoami, and 200 as soon as it goes on', async () => {
  const folder = await makeQuickFolder()
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(folder, () => undefined, { isDurable: false })
  const database = openDatabase({ url: embedded.url, size: 2 })
  await migrate(database)
  await prepareOrg(database)
  const server = await site.startAnother({ DATABASE_URL: embedded.url })
  const own = await logIn(server.address, testPeople.owner)
  await expectAnswers(server.address, 24, own)
  const pids = processesOf(embedded)
  expect(pids.length).toBeGreaterThan(16)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  expect(await whoamis(server.address, 24, own)).toEqual(all(24, 503))
  expect(await readiness(server.address)).toBe(503)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  await expect.poll(() => readiness(server.address), { timeout: withinMilliseconds }).toBe(200)
  await expectAnswers(server.address, 24, own)
  await server.stop()
  await database.close()
  await embedded.stop()
  await rm(folder, { recursive: true })
}, 90_000)
