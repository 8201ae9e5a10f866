import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readingBy } from '../../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { pseudonymizePerson } from './person-deletion.ts'
import { readPersonRecords } from './person-export.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

/** What the export leaves out, and why. */
const notExported = {
  accounting_configuration: 'who paused what goes to the books; what was done is in the export',
  accounting_task: 'what goes to the books of the club; what was done is in the export',
  admin_bulk_run: 'what became of records of others; the changes themselves are in the export',
  organization_person: 'which club wrote the person down: its changes are in the export',
  billing_run: 'what was billed of others; what was done is in the export',
  closed_month: 'who closed the books; what was done is in the export',
  conflict_solution: 'what staff did for bookings of others; the changes themselves are in the export',
  email_confirmation: 'a hash for a day',
  extension_offer: 'what was asked by SMS, which is in the export',
  idempotency: 'answers of the last two days, of calls that are in the export themselves',
  import_row: 'what a file told of a trip; what came of it is a charge, which is in the export',
  import_run: 'which file was read in; what was done is in the export',
  incoming_payment: 'what others paid; what was done is in the export',
  incoming_payment_file: 'what a bank told; what was done is in the export',
  invoice_delivery: 'what was sent to others; what was done is in the export',
  known_browser: 'hashes of secrets that only the browsers have',
  login_link: 'a hash for minutes',
  member_card: 'stands with the person',
  odometer_reading: 'who read a file of figures of cars in; what was done is in the export',
  organization_setting: 'what the club decided: its change is in the export',
  password_reset: 'a hash for an hour',
  payment_allocation: 'what others paid; what was done is in the export',
  payout: 'what others were paid; what was done is in the export',
  print_file: 'who had invoices of others printed; what was done is in the export',
  recovery_code: 'hashes of secrets that only the person has',
  reminder: 'what others were sent; what was done is in the export',
  single_sign_on_code: 'a hash for minutes',
  write_off: 'what others did not pay; what was done is in the export',
} as const

/** What stays when a person goes, with nothing that tells who it was. */
const kept = {
  accounting_configuration: 'what the club decided',
  accounting_task: 'the books',
  car_access_attempt: 'who tried to open which car',
  billing_run: 'the books',
  charge: 'the books',
  closed_month: 'the books',
  conflict_solution: 'what the club did for a booking',
  damage: 'what was told of a car',
  entity_message: 'a message of the club',
  fuel_purchase: 'the books',
  import_row: 'the books',
  import_run: 'the books',
  incoming_payment: 'the books',
  incoming_payment_file: 'the books',
  invoice_delivery: 'the books',
  odometer_reading: 'a figure of a car',
  membership_terms: 'which terms were accepted',
  organization_permission: 'whoever has one is refused',
  organization_setting: 'what the club decided',
  payment: 'the books',
  payment_allocation: 'the books',
  payout: 'the books',
  print_file: 'the books',
  reminder: 'the books',
  reservation_driver: 'the trip of others',
  write_off: 'the books',
} as const

const tablesOfPersons = async () => {
  const rows = await suite.database.rows<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'person' and (a.attname = 'person_id'
       or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'person'::regclass))
     order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All SQL that some work sends. */
const sqlOf = async (work: (tx: { rows: unknown; change: unknown }) => Promise<unknown>): Promise<string> => {
  const sent: string[] = []
  const rows = async (text: string) => {
    sent.push(text)
    return []
  }
  const change = async (text: string) => {
    sent.push(text)
    return 0
  }
  await work({ ...readingBy(rows as never), change })
  return sent.join('\n')
}
const names = (sql: string, table: string) => new RegExp(`\\b${table}\\b`).test(sql)

describe('every table with a person in it', () => {
  test('is in the export, or listed here as not exported', async () => {
    const sql = await sqlOf((tx) => readPersonRecords(tx as never, 1))
    const missing = (await tablesOfPersons()).filter((table) => !names(sql, table) && !(table in notExported))
    expect(missing).toEqual([])
  })

  test('is cleared when the person leaves, or listed here as kept', async () => {
    const sql = await sqlOf((tx) => pseudonymizePerson(tx as never, 1, new Date()))
    const via = { wait_offer: 'wait_wish' } as Record<string, string>
    const missing = (await tablesOfPersons()).filter((table) => !names(sql, via[table] ?? table) && !(table in kept))
    expect(missing).toEqual([])
  })
})

test('a note loses its text when the person leaves, in the recorded changes too', async () => {
  const { database } = suite
  await database.change(
    `insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, user_note)
     values (1, 70, $1, $2, 1, now() - interval '3 days', now() - interval '2 days', now() - interval '2 days', 1, 'Hemmelig')`,
    [testOrg.companyMembershipId, testOrg.owner],
  )
  await database.change(
    `insert into reservation_change (organization_id, reservation_id, at, person_id, action, changes)
     select 1, 70, now(), p, 'note-changed', '{"userNote": {"from": null, "to": "Hemmelig"}, "end": {"to": 1}}'
     from unnest($1::int[]) p`,
    [[testOrg.owner, testOrg.colleague]],
  )
  await transaction(database, (tx) => pseudonymizePerson(tx, testOrg.owner, new Date()))
  expect(
    await database.rows('select changes, user_note from reservation_change join reservation r on r.id = 70'),
  ).toEqual([
    { changes: { end: { to: 1 } }, user_note: null },
    { changes: { end: { to: 1 } }, user_note: null },
  ])
})
