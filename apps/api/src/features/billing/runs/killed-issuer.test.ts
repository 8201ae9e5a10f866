import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../platform/db/test-database.ts'
import { issueRun } from './issue-run.ts'
import { approveTestRun, asItShouldBe, issuedOf, runKey } from './test-issued-run.ts'

// Another process, which issues the run and says each time that an invoice is queued.
const issuer = (url: string) => `
import { openDatabase } from './platform/db/pool.ts'
import { issueRun } from './features/billing/runs/issue-run.ts'
const enqueue = async () => { process.stdout.write('.') }
await issueRun({ database: openDatabase({ url: '${url}', size: 2 }), jobs: { enqueue }, log: console.error }, ${JSON.stringify(runKey)})`

const start = (url: string) =>
  spawn(process.execPath, ['--conditions=@delebil/source', '--input-type=module', '--eval', issuer(url)], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('a billing run whose process is killed in the middle of a batch, and again, is gone on with and comes to the same invoices', {
  timeout: 120_000,
}, async () => {
  const suite = await createTestDatabase()
  try {
    await approveTestRun(suite.database)
    // In the first batch, and in the second.
    for (const after of [10, 60]) {
      const child = start(suite.url)
      let queued = 0
      for await (const said of child.stdout) {
        queued += String(said).length
        if (queued >= after) break
      }
      if (child.exitCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      // Its connections go a moment after it, and with them its lock of the run.
      const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start is not null`
      await vi.waitUntil(async () => (await suite.database.rows(others)).length === 0, { timeout: 30_000 })
      const { made } = await suite.database.theRow<{ made: number }>('select count(*)::int as made from invoice')
      // Whole batches, and not all of them.
      expect([0, 50, 100]).toContain(made)
    }
    const jobs = { enqueue: async () => undefined }
    for (let turns = 0; turns < 5; turns += 1) {
      await issueRun({ database: suite.database, jobs, log: () => undefined }, runKey)
    }
    expect(await issuedOf(suite.database)).toEqual(asItShouldBe)
  } finally {
    await suite.drop()
  }
})
