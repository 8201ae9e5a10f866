import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { overlapping } from '../../../platform/db/test-overlapping.ts'
import { gatherPrintFile } from '../stores/print-files.ts'
import { billTestTrip } from '../test-invoice.ts'
import { makePrintFile } from './make-print-file.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(4)
  await createTestOrg(suite.database)
  const invoice = await billTestTrip(suite.database)
  await suite.database.change(
    `insert into invoice_delivery (organization_id, invoice_id, method, receiver, queued_at) values (1, $1, 'PRINT', 'Gata 1', now())`,
    [invoice],
  )
})
afterAll(() => suite.drop())

const gather = (tx: Queryable) => gatherPrintFile(tx, 1, { personId: 1, at: new Date(), most: 10 })

test('two who gather the invoices to print at once make one file, and two who draw it draw it once', async () => {
  const { later } = await overlapping(suite.database, gather, gather)
  expect(await later).toBeUndefined()
  const files = await suite.database.rows<{ id: number; documents: number }>('select id, documents from print_file')
  expect(files).toMatchObject([{ documents: 1 }])
  const key = { organizationId: 1, id: files[0]?.id ?? 0 }
  await Promise.all([1, 2, 3].map((minute) => makePrintFile(suite, key, new Date(2026, 10, 1, 12, minute))))
  const made = await suite.database.rows(`select from admin_change where resource = 'print-files' and action = 'make'`)
  expect(made).toHaveLength(1)
})
