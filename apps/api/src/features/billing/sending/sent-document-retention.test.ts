import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { startOfKeptYears } from '../../../platform/schedules/retention.ts'
import { sentDocumentRetention } from './sent-document-retention.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const oslo = (text: string) => new Date(`${text}+01:00`)
const print = (id: number, at: Date) =>
  suite.database.change(
    `insert into print_file (organization_id, id, asked_at, documents, made_at, pages, bytes, sha256) values (1, $1, $2, 1, $2, 1, '\\x25', '00')`,
    [id, at],
  )
const kept = () => suite.database.rows('select id, bytes is not null as "isKept" from print_file order by id')

test('a document of 2026 is kept to the last moment of 2031 in Oslo', () => {
  expect(startOfKeptYears(oslo('2031-12-31T23:59:59'), 5)).toEqual(oslo('2026-01-01T00:00'))
  expect(startOfKeptYears(oslo('2032-01-01T00:00'), 5)).toEqual(oslo('2027-01-01T00:00'))
})

test('a file that was printed is kept as it was until five years after the end of its year, and then only that it was', async () => {
  await print(1, oslo('2026-12-31T23:59:59'))
  await print(2, oslo('2027-01-01T00:00'))
  await sentDocumentRetention.run(suite, oslo('2031-12-31T23:59:59'))
  expect(await kept()).toEqual([
    { id: 1, isKept: true },
    { id: 2, isKept: true },
  ])
  await sentDocumentRetention.run(suite, oslo('2032-01-01T00:00'))
  expect(await kept()).toEqual([
    { id: 1, isKept: false },
    { id: 2, isKept: true },
  ])
})

test('an invoice of December that was sent in January is kept by the later of the two, and never by the earlier', async () => {
  const made = async (number: number, invoiceDate: string, sentAt: string) => {
    await suite.database.change(
      `with made as (insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account,
         total_ore, vat_ore) values (1, $1::int, 1, 'Eva', $2, $2, $1::text, '', 0, 0) returning id)
       insert into invoice_document (organization_id, invoice_id, media, bytes, sha256, created_at) select 1, id, 'text/csv', '', $1::text, $3 from made`,
      [number, invoiceDate, oslo(sentAt)],
    )
  }
  await made(1, '2026-12-31', '2027-01-02T08:00')
  await made(2, '2026-12-31', '2026-12-31T12:00')
  await made(3, '2027-01-01', '2026-12-31T23:00')
  await sentDocumentRetention.run(suite, oslo('2032-01-01T00:00'))
  expect(await suite.database.rows('select sha256 from invoice_document order by 1')).toEqual([
    { sha256: '1' },
    { sha256: '3' },
  ])
})
