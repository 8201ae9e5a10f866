import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { overlapping } from '../../../platform/db/test-overlapping.ts'
import { testContext } from '../../../testing/test-api.ts'
import { testCaller } from '../../../testing/test-caller.ts'
import { locationsResource } from '../../fleet/resources/locations/locations-resource.ts'
import { type Task, tryRecord } from './try-record.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(4)
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const changes = { parkingDescription: { from: null, to: 'Bak' } }
const result = { id: 1, title: '', state: 'done', errors: [], changes } as const
const task: Task = {
  about: locationsResource,
  action: 'undo',
  sent: {},
  why: undefined,
  undone: { action: 'change', results: new Map([[1, result]]) },
}
const takeBack = (tx: Queryable) => {
  const office = { organizationId: testOrg.organizationId, permissions: new Set<string>() }
  const caller = testCaller(testOrg.owner)
  const call = { input: {}, caller, office, db: tx, now: new Date(), siteOrigin: '', address: '' }
  return tryRecord({ context: testContext(suite.database), call }, task, { id: 1, version: null })
}
const describe = (tx: Queryable, text: string) =>
  tx.change('update location set parking_description = $1 where organization_id = 1 and id = 1', [text])

test('undoing while another transaction changes the record waits for it and is refused: record.stale', async () => {
  await describe(suite.database, 'Bak')
  const { later } = await overlapping(suite.database, (tx) => describe(tx, 'Foran'), takeBack)
  expect(await later).toMatchObject({ state: 'failed', errors: [{ code: 'record.stale' }] })
  const rows = await suite.database.rows('select parking_description as text from location where id = 1')
  expect(rows).toEqual([{ text: 'Foran' }])
})
