import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../platform/db/test-database.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { Importing } from '../import-type.ts'
import { type RecordPlan, writeRecords } from './record-plan.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

const row = (rowNumber: number, make: RecordPlan['make']): RecordPlan => ({
  rowNumber,
  digest: '',
  amountOre: null,
  personId: null,
  carId: null,
  make,
})

test('a row that is refused, by a rule or by the database, stops only itself, and a fault of ours stops all', async () => {
  const made = await transaction(suite.database, (tx) =>
    writeRecords({ tx } as Importing, [
      row(2, async () => [{ kind: 'made:cars', id: 7 }]),
      row(3, async () => {
        throw refuseField('color', 'field.unknown')
      }),
      row(4, async ({ tx: own }) => {
        await own.change('select 99999999999::int')
        return []
      }),
      row(5, async ({ tx: own }) => {
        await own.change('select 1')
        return []
      }),
    ]),
  )
  expect([...made]).toMatchObject([
    [2, [{ id: 7 }]],
    [3, { state: 'FAILED', problem: 'refused', field: 'color' }],
    [4, { state: 'FAILED', text: 'Raden kan ikke skrives slik den står.' }],
    [5, []],
  ])
  const fault = row(6, async () => {
    throw new Error('ours')
  })
  await expect(transaction(suite.database, (tx) => writeRecords({ tx } as Importing, [fault]))).rejects.toThrow('ours')
})
