import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findImport, type ImportKey } from '../../apps/api/src/features/imports/stores/import-runs.ts'
import { countHandedIn, handInTolls } from '../../apps/api/src/features/imports/test-handed-in.ts'
import { trips } from '../../apps/api/src/features/imports/test-import-site.ts'
import { workImportUntil } from '../../apps/api/src/features/imports/work-import.ts'
import { makeQuickFolder } from '../../apps/api/src/platform/db/quick-folder.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/platform/db/test-database.ts'
import { createTestOrg } from '../../apps/api/src/platform/db/test-org.ts'
import { testContext } from '../../apps/api/src/testing/test-api.ts'

const rows = 4000
let suite: TestDatabase
let dataDir = ''
beforeAll(async () => {
  dataDir = await makeQuickFolder()
  suite = await createTestDatabase(4)
  await createTestOrg(suite.database)
  await suite.database.change(trips)
  await suite.database.change(
    `insert into organization_permission (organization_id, person_id, permission) values (1, 1, 'BILLING_WRITE')`,
  )
})
afterAll(async () => {
  await suite.drop()
  await rm(dataDir, { recursive: true })
})

/** The server as it is run, on the database of the test. */
const launch = (): ChildProcess =>
  spawn(
    process.execPath,
    ['--conditions=@delebil/source', fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: suite.url,
        DEMO_DATA: 'off',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        PORT: '0',
      },
    },
  )

const kill = async (server: ChildProcess) => {
  if (server.exitCode !== null) throw new Error(`The server ended by itself: ${server.exitCode}`)
  server.kill('SIGKILL')
  await once(server, 'exit')
}

const runOf = async (key: ImportKey) => {
  const run = await findImport(suite.database, key)
  if (run === undefined) throw new Error('The run is gone.')
  return run
}

/** What became of each row of a file. */
const outcomeOf = ({ id }: ImportKey) =>
  suite.database.rows(
    `select row_number as row, state, amount_ore as ore, cardinality(record_ids) as made, person_id as person from import_row
     where organization_id = 1 and run_id = $1 order by row_number`,
    [id],
  )

test('a server that is killed (SIGKILL) while it reads a file in, and once more, goes on when it starts again: the result is that of one that was left alone', {
  timeout: 400_000,
}, async () => {
  const key = await handInTolls(suite.database, rows, 'e')
  // While the rows are put down, and while they are read in.
  for (const [state, least] of [
    ['READING', 1],
    ['IMPORTING', 1000],
  ] as const) {
    const server = launch()
    await vi.waitFor(
      async () => {
        const { state: now, position } = await runOf(key)
        expect([now === 'DONE' || (now === state && position >= least), now]).toEqual([true, state])
      },
      { timeout: 150_000, interval: 5 },
    )
    await kill(server)
  }
  const half = await runOf(key)
  expect(half.state).toBe('IMPORTING')
  // Whole batches, and not all of them.
  const [ofHalf] = await countHandedIn(suite.database, key)
  expect([ofHalf % 1000, ofHalf < rows, half.position]).toEqual([0, true, ofHalf + 1])
  const last = launch()
  try {
    await vi.waitFor(async () => expect((await runOf(key)).state).toBe('DONE'), { timeout: 150_000, interval: 50 })
    expect(await countHandedIn(suite.database, key)).toEqual([rows, rows])
  } finally {
    await kill(last)
  }
  const alone = await handInTolls(suite.database, rows, 'f')
  const parts = { context: testContext(suite.database), siteUrl: '' }
  while (await workImportUntil(parts, alone, Date.now() + 5000));
  expect(await outcomeOf(key)).toEqual(await outcomeOf(alone))
})
