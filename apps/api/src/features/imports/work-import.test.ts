import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { testContext } from '../../testing/test-api.ts'
import { findImport, type ImportKey } from './stores/import-runs.ts'
import { countHandedIn, handInTolls } from './test-handed-in.ts'
import { trips } from './test-import-site.ts'
import { wakeImports, workImport, workImportUntil } from './work-import.ts'

let suite: TestDatabase
const asked: unknown[] = []
beforeAll(async () => {
  suite = await createTestDatabase(4)
  await createTestOrg(suite.database)
  await suite.database.change(trips)
  await suite.database.change(
    `insert into organization_permission (organization_id, person_id, permission) values (1, 1, 'BILLING_WRITE')`,
  )
})
afterAll(() => suite.drop())

const parts = () => ({
  context: {
    ...testContext(suite.database),
    jobs: { enqueue: async (_tx: unknown, name: string, what: unknown) => void asked.push([name, what]) },
  } as ReturnType<typeof testContext>,
  siteUrl: '',
})

const handIn = (rows: number, mark: string) => handInTolls(suite.database, rows, mark)
const counted = (run: ImportKey) => countHandedIn(suite.database, run)
const chargesOf = async (run: ImportKey) => (await counted(run))[0]

test('a run whose server is killed in the middle of a batch is woken and goes on: each row is read in once', async () => {
  const run = await handIn(3000, 'a')
  // Reads the file into rows, and some batches of them.
  while ((await chargesOf(run)) === 0) await workImportUntil(parts(), run, Date.now())
  const killed = workImportUntil(parts(), run, Date.now() + 60_000).catch((error: unknown) => error)
  await wait(60)
  await suite.database.change(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  )
  expect(await killed).not.toBe(false)
  const half = await chargesOf(run)
  expect(half % 1000).toBe(0)
  expect(await findImport(suite.database, run)).toMatchObject({ state: 'IMPORTING', position: half + 1 })
  asked.length = 0
  await wakeImports(parts().context, new Date(Date.now() + 60_000), 'start')
  expect(asked).toEqual([['import', run]])
  await workImport(parts(), run)
  while ((await findImport(suite.database, run))?.state === 'IMPORTING') await workImport(parts(), run)
  expect(await findImport(suite.database, run)).toMatchObject({ state: 'DONE' })
  expect(await counted(run)).toEqual([3000, 3000])
})

test('a run of many rows has the planner told of what it read in', async () => {
  const run = await handIn(1000, 'f')
  while (await workImportUntil(parts(), run, Date.now() + 60_000));
  const { known, there } = await suite.database.theRow<{ known: number; there: number }>(
    "select reltuples::int as known, (select count(*)::int from charge) as there from pg_class where relname = 'charge'",
  )
  expect(there).toBeGreaterThanOrEqual(1000)
  expect(known).toBe(there)
})

test('two servers that work one run at once read each of its rows in once', async () => {
  const run = await handIn(3000, 'b')
  const until = Date.now() + 60_000
  await Promise.all([workImportUntil(parts(), run, until), workImportUntil(parts(), run, until)])
  while ((await findImport(suite.database, run))?.state !== 'DONE') await workImportUntil(parts(), run, until)
  expect(await counted(run)).toEqual([3000, 7000])
})

test('a run is done in the name of whoever asked for it: what its sender may do by now does not count', async () => {
  const run = await handIn(10, 'c')
  await suite.database.change(
    `insert into organization_permission (organization_id, person_id, permission) values (1, 2, 'BILLING_WRITE')`,
  )
  await suite.database.change('update import_run set asked_by = 2, uploaded_by = null where id = $1', [run.id])
  while (await workImportUntil(parts(), run, Date.now() + 60_000));
  expect(await findImport(suite.database, run)).toMatchObject({ state: 'DONE', problem: null })
  expect(
    await suite.database.oneRow('select distinct created_by as by from charge where source = $1 and created_by = 2', [
      'IMPORT',
    ]),
  ).toEqual({ by: 2 })
})

test('a run of somebody who may no longer read files in is stopped, and what is read in by then can be undone', async () => {
  const run = await handIn(2000, 'd')
  while ((await chargesOf(run)) === 0) await workImportUntil(parts(), run, Date.now())
  await suite.database.change(
    `delete from organization_permission where person_id = 1 and permission = 'BILLING_WRITE'`,
  )
  await workImportUntil(parts(), run, Date.now() + 60_000)
  const half = await chargesOf(run)
  expect(half).toBeLessThan(2000)
  expect(await findImport(suite.database, run)).toMatchObject({
    state: 'DONE',
    problem: 'permission.missing',
    counts: { states: { DONE: { rows: half } } },
  })
})
