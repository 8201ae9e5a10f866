import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../platform/db/transaction.ts'
import { testContext } from '../../testing/test-api.ts'
import { changeImport, findImport } from './stores/import-runs.ts'
import { countHandedIn, handInTolls } from './test-handed-in.ts'
import { type ImportSite, startImportSite } from './test-import-site.ts'
import { workImportUntil } from './work-import.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite()
  await site.database.change(
    `insert into organization_permission (organization_id, person_id, permission) values (1, 1, 'BILLING_WRITE') on conflict do nothing`,
  )
})
afterAll(() => site.stop())

const parts = () => ({ context: testContext(site.database), siteUrl: '' })
const work = async (key: Parameters<typeof findImport>[1], until = Date.now() + 60_000) => {
  while (await workImportUntil(parts(), key, until));
}
const readIn = async (rows: number, mark: string) => {
  const key = await handInTolls(site.database, rows, mark)
  await work(key)
  expect((await countHandedIn(site.database, key))[0]).toBe(rows)
  return key
}
const stateOf = async (key: Parameters<typeof findImport>[1]) => (await findImport(site.database, key))?.state

test('a large run is undone in batches from the last row on, gone on with where its server went away, and can be read in again', async () => {
  const key = await readIn(2100, 'a')
  // As the call leaves it that begins, before the first batch.
  await transaction(site.database, (tx) => changeImport(tx, key, { state: 'UNDOING', position: 2102, askedBy: 1 }))
  expect(await workImportUntil(parts(), key, 0)).toBe(true)
  // Another process has gone so far; what is left of the run is whole rows, the first of them.
  expect(await findImport(site.database, key)).toMatchObject({ state: 'UNDOING', position: 1102 })
  expect(await countHandedIn(site.database, key)).toEqual([1100, 1100])
  expect((await site.call('cancel', key.id, {})).body.code).toBe('import.moved-on')
  await work(key)
  expect(await findImport(site.database, key)).toMatchObject({
    state: 'UNDONE',
    counts: { states: { READ: { rows: 2100 } } },
  })
  expect(await countHandedIn(site.database, key)).toEqual([0, 0])
  await site.call('rehearse', key.id, {})
  await work(key)
  expect(await site.record(key.id)).toMatchObject({ state: 'REHEARSED', newRows: 2100, equalRows: 0 })
})

test('undoing a large run by its call takes all of it back; one that has a billed line is refused whole: import.billed', async () => {
  const key = await readIn(2100, 'b')
  const [, before] = await countHandedIn(site.database, key)
  await site.database.change(
    `update charge set state = 'billed' where id = (select record_id from import_effect where run_id = $1 order by row_number limit 1)`,
    [key.id],
  )
  const refused = await site.call('undo', key.id, {})
  expect([refused.status, refused.body.code, await stateOf(key)]).toEqual([409, 'import.billed', 'DONE'])
  expect((await countHandedIn(site.database, key))[1]).toBe(before - 1)
  await site.database.change(`update charge set state = 'open' where state = 'billed'`)
  await site.call('undo', key.id, { why: 'Feil fil' })
  await work(key)
  expect([await stateOf(key), ...(await countHandedIn(site.database, key))]).toEqual(['UNDONE', 0, 0])
})

test('a line that is billed while a large run is undone stays, with all before it, and the run says why', async () => {
  const key = await readIn(2100, 'c')
  await transaction(site.database, (tx) => changeImport(tx, key, { state: 'UNDOING', position: 2102, askedBy: 1 }))
  await workImportUntil(parts(), key, 0)
  await site.database.change(
    `update charge set state = 'billed' where id = (select record_id from import_effect where run_id = $1 order by row_number limit 1)`,
    [key.id],
  )
  await work(key)
  expect(await findImport(site.database, key)).toMatchObject({
    state: 'DONE',
    problem: 'import.billed',
    counts: { states: { DONE: { rows: 100 }, READ: { rows: 2000 } } },
  })
})

test('a file that was stopped before all of it was read is read to its end when it is tried again', async () => {
  const key = await handInTolls(site.database, 2500, 'd')
  await workImportUntil(parts(), key, 0)
  expect(await findImport(site.database, key)).toMatchObject({ state: 'READING', position: 2000 })
  await site.call('cancel', key.id, {})
  await site.call('rehearse', key.id, {})
  await work(key)
  expect(await site.record(key.id)).toMatchObject({ state: 'REHEARSED', rowCount: 2500, newRows: 2500 })
})
