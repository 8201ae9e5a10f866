import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { findBrokenPromises } from '../billing/stores/broken-promises.ts'
import { billTestTrip } from '../billing/test-invoice.ts'
import { writeOcr } from './formats/write-ocr.ts'
import { readFileIn } from './read-file.ts'

let suite: TestDatabase
let kid: string
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  const invoice = await billTestTrip(suite.database)
  kid = (await suite.database.theRow<{ kid: string }>('select kid from invoice where id = $1', [invoice])).kid
})
afterAll(() => suite.drop())

const read = (amounts: readonly number[], assignment: number) => {
  const payments = amounts.map((amountOre) => ({ bookedOn: '2026-11-19', amountOre, kid }))
  const text = writeOcr({ account: '99990100000', assignment, transmission: 1, payments })
  const file = { name: 'ocr.txt', bytes: Buffer.from(text) }
  return transaction(suite.database, (tx) => readFileIn(tx, 1, file, { at: new Date(), by: null }))
}

test('ten who read the same file in at once read it in once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => read([100], 1)))
  expect(answers.filter(({ isKnown }) => !isKnown)).toHaveLength(1)
  expect(await suite.database.rows('select from incoming_payment')).toHaveLength(1)
})

test('five files that pay one invoice at once pay no more than rests of it, and break no promise', async () => {
  await Promise.all([2, 3, 4, 5, 6].map((assignment) => read([9000, 500], assignment)))
  const { rest, credit } = await suite.database.theRow<{ rest: number; credit: number }>(
    'select rest_ore as rest, (select sum(credit_ore)::int from incoming_payment) as credit from invoice',
  )
  expect(rest).toBe(0)
  const paid = 100 + 5 * 9500
  const { waiting } = await suite.database.theRow<{ waiting: number }>(
    'select sum(amount_ore - allocated_ore)::int as waiting from incoming_payment',
  )
  expect(27_999 + credit + waiting).toBe(paid)
  expect(await findBrokenPromises(suite.database)).toEqual([])
})
