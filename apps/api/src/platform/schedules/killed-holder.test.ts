import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PgBoss } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { testContext } from '../../testing/test-api.ts'
import { createTestDatabase } from '../db/test-database.ts'
import { listScheduleRuns } from './schedule-run-store.ts'
import { startSchedules } from './start-schedules.ts'

/** The least that pg-boss allows. */
const heartbeatSeconds = 10
const options = { lookEveryMilliseconds: 500, heartbeatSeconds }
const held = { name: 'held', everySeconds: 1_000_000_000, retry: { limit: 1, delaySeconds: 1 } }

// Another process, which begins its run and never ends it.
const holder = (url: string) => `
import { PgBoss } from 'pg-boss'
import { openDatabase } from './db/pool.ts'
import { startSchedules } from './schedules/start-schedules.ts'
const boss = new PgBoss({ connectionString: '${url}', schedule: false, supervise: false })
await boss.start()
const parts = { database: openDatabase({ url: '${url}', size: 2 }), log: console.error }
const run = async () => { console.log('running'); await new Promise(() => setInterval(() => {}, 1000)) }
await startSchedules([{ ...${JSON.stringify(held)}, run }], { boss, parts, observe() {}, ...${JSON.stringify(options)} })`

test('a long run stays with its process while that lives, and is done by another once it is killed', {
  timeout: 90_000,
}, async () => {
  const suite = await createTestDatabase()
  const boss = new PgBoss({
    connectionString: suite.url,
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  await boss.start()
  const child = spawn(
    process.execPath,
    ['--conditions=@delebil/source', '--input-type=module', '--eval', holder(suite.url)],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    await once(child.stdout, 'data')
    let times = 0
    const schedule = {
      ...held,
      run: async () => {
        times += 1
      },
    }
    const parts = { ...testContext(suite.database), siteUrl: '' }
    const stop = await startSchedules([schedule], { boss, parts, observe: () => undefined, ...options })
    await wait(1000 * (heartbeatSeconds + 4))
    expect(times).toBe(0)
    expect(await listScheduleRuns(suite.database)).toMatchObject([{ outcome: null }])
    child.kill('SIGKILL')
    const killed = Date.now()
    await vi.waitFor(() => expect(times).toBe(1), { timeout: 60_000, interval: 100 })
    expect(Date.now() - killed).toBeGreaterThan(5000)
    await stop()
    expect(await listScheduleRuns(suite.database)).toMatchObject([{ outcome: 'DONE' }])
  } finally {
    child.kill('SIGKILL')
    await boss.stop({ graceful: false })
    await suite.drop()
  }
})
