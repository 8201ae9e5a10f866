import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { billTestTrip } from './test-invoice.ts'

const migration = new URL('../../platform/db/migrations/0063_one_word_for_kilometers.sql', import.meta.url)

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

test('kilometres priced by their earlier name are billed by the new one, and a sent invoice keeps its words', async () => {
  const { database } = suite
  await billTestTrip(database)
  for (const table of ['reservation_price_line', 'invoice_line']) {
    await database.change(
      `update ${table} set description = 'Kjørte kilometer til 100 km' where description = 'Kilometer'`,
    )
  }
  await database.change(readFileSync(migration, 'utf8'))
  const descriptionIn = async (table: string) =>
    (await database.theRow<{ description: string }>(`select description from ${table} where unit = 'km'`)).description
  expect(await descriptionIn('reservation_price_line')).toBe('Kilometer til 100 km')
  expect(await descriptionIn('invoice_line')).toBe('Kjørte kilometer til 100 km')
})
