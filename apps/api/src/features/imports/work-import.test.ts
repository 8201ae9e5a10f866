import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { testContext } from '../../testing/test-api.ts'
import { keepFile } from './stores/import-files.ts'
import { findImport, type ImportKey, insertImport } from './stores/import-runs.ts'
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

const handIn = (rows: number, mark: string): Promise<ImportKey> =>
  transaction(suite.database, async (tx) => {
    const lines = Array.from({ length: rows }, (_, at) => `EL10001;12.10.26 08:02;Arna;26,00;${mark}${at}`)
    const file = new Blob([['Skilt;Tid;Stasjon;Kroner;Passering', ...lines].join('\n')])
    const id = await insertImport(tx, {
      organizationId: 1,
      fileType: 'tolls',
      typeFrom: 'ASKED',
      fileName: 'bom.csv',
      sha256: mark.repeat(64).slice(0, 64),
      bytes: file.size,
      isDirect: true,
      uploadedBy: 1,
      uploadedAt: new Date(),
    })
    await keepFile(tx, { organizationId: 1, id }, file)
    return { organizationId: 1, id }
  })
const chargesOf = async ({ id }: ImportKey) =>
  (
    await suite.database.theRow<{ count: number }>(
      `select count(*)::int as count from import_effect where organization_id = 1 and run_id = $1 and kind = 'charge'`,
      [id],
    )
  ).count
const charged = async () =>
  (
    await suite.database.theRow<{ count: number }>(
      `select count(*)::int as count from charge where organization_id = 1 and source = 'IMPORT' and state = 'open'`,
    )
  ).count

test('a run whose server is killed in the middle of a batch is woken and goes on: each row is read in once', async () => {
  const run = await handIn(6000, 'a')
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
  expect([await chargesOf(run), await charged()]).toEqual([6000, 6000])
})

test('two servers that work one run at once read each of its rows in once', async () => {
  const run = await handIn(3000, 'b')
  const until = Date.now() + 60_000
  await Promise.all([workImportUntil(parts(), run, until), workImportUntil(parts(), run, until)])
  while ((await findImport(suite.database, run))?.state !== 'DONE') await workImportUntil(parts(), run, until)
  expect([await chargesOf(run), await charged()]).toEqual([3000, 9000])
})
