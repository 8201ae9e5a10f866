import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { testContext } from '../../testing/test-api.ts'
import { billingCheckSchedule } from './billing-check-schedule.ts'
import { checkPromises } from './check-promises.ts'
import { findBrokenPromises } from './stores/broken-promises.ts'
import { billTestTrip } from './test-invoice.ts'

let suite: TestDatabase
let invoice: number
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  invoice = await billTestTrip(suite.database)
  // The faults are what no code of ours can do.
  await suite.database.change('alter table charge disable trigger charge_is_kept')
})
afterAll(() => suite.drop())

const broken = async () => (await findBrokenPromises(suite.database)).map(({ promise }) => promise)
const balance = 'an invoice, its credit notes, payments and losses are what rests of it'
const ledger = 'the ledger of a membership is what its open bills come to'
const voucher = 'every voucher comes to nothing'
/** `also`: what cannot hold either. */
const faults: readonly (readonly [promise: string, fault: string, mend: string, ...also: string[]])[] = [
  [
    'a billed charge is on one line, and no other is on any',
    "update charge set state = 'open' where id = (select min(id) from charge)",
    "update charge set state = 'billed'",
  ],
  [
    'a line says what its charge says',
    'update charge set vat_ore = vat_ore + 1 where id = (select min(id) from charge)',
    'update charge set vat_ore = vat_ore - 1 where id = (select min(id) from charge)',
  ],
  [
    'an invoice is the sum of its lines',
    'update invoice set total_ore = total_ore + 1',
    'update invoice set total_ore = total_ore - 1',
    voucher,
  ],
  [
    'the numbers of invoices have no holes',
    `insert into invoice (organization_id, id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
     values (1, 900, 10005, 2, 'Firma AS', '2026-11-01', '2026-11-15', '9', '99990100000', 0, 0)`,
    'delete from invoice where id = 900',
  ],
  [
    'nothing is billed before it is delivered',
    "update charge set delivered_to = '2026-11-02 00:00+01' where id = (select min(id) from charge)",
    "update charge set delivered_to = '2026-10-12 14:00+02' where id = (select min(id) from charge)",
  ],
  [
    'what takes a charge back is its figures below zero',
    `insert into charge (organization_id, id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
       vat_percent, vat_ore, delivered_from, delivered_to, source, reverses)
     overriding system value select organization_id, 900, membership_id, product_id, description, -quantity, unit, unit_price_ore, -gross_ore + 1,
       vat_code, vat_percent, -vat_ore, delivered_from, delivered_to, 'STAFF', id from charge order by id limit 1`,
    'delete from charge where id = 900',
  ],
  [
    'the charges of a trip are its price and its corrections',
    "update reservation_price_line set total_ore = total_ore + 1 where stage = 'end' and position = 1",
    "update reservation_price_line set total_ore = total_ore - 1 where stage = 'end' and position = 1",
  ],
  [
    'what a payment pays is what was allocated of it, and never more than it is',
    `insert into incoming_payment (organization_id, id, source, booked_on, amount_ore, finding, created_at, allocated_ore)
     values (1, 900, 'MANUAL', '2026-11-10', 500, 'NO_KID', now(), 1)`,
    'update incoming_payment set allocated_ore = 0 where id = 900',
  ],
  [
    'an invoice is paid what was allocated to it, is credited by its credit note, and nothing rests below zero',
    'update invoice set paid_ore = 1',
    'update invoice set paid_ore = 0',
    balance,
    ledger,
  ],
  [
    'an invoice is paid when nothing of it rests, and not before',
    `alter table invoice drop constraint paid_when_nothing_rests;
     alter table invoice disable trigger say_whether_paid;
     update invoice set paid_at = now()`,
    'alter table invoice enable trigger say_whether_paid; update invoice set due_date = due_date',
  ],
  [
    'what is lost of an invoice is what was written off of it',
    'update invoice set written_off_ore = 1',
    'update invoice set written_off_ore = 0',
    balance,
    ledger,
  ],
  [
    balance,
    `alter table write_off disable trigger user;
     insert into write_off (organization_id, id, invoice_id, membership_id, posted_on, amount_ore, vat_ore, reason, created_at)
     select 1, 900, id, membership_id, invoice_date, 5, 1, 'Prøve', now() from invoice limit 1;
     insert into write_off_vat (organization_id, write_off_id, vat_code, vat_percent, gross_ore, vat_ore) values (1, 900, '3', 25, 5, 1)`,
    'alter table write_off_vat disable trigger user; delete from write_off_vat; delete from write_off',
    ledger,
    'what is lost of an invoice is what was written off of it',
  ],
]

test('a club whose billing is in order breaks no promise', async () => {
  expect(invoice).toBeGreaterThan(0)
  expect(await broken()).toEqual([])
})

test.each(faults)('the check of billing finds that it no longer holds: %s', async (promise, fault, mend, ...also) => {
  await suite.database.change(fault)
  expect((await broken()).toSorted()).toEqual([promise, ...also].toSorted())
  await suite.database.change(mend)
  expect(await broken()).toEqual([])
})

test('the nightly check logs each broken promise with what breaks it, and fails', async () => {
  const logged: unknown[] = []
  const parts = {
    ...testContext(suite.database),
    siteUrl: 'https://delebil.test',
    log: (level: string, _message: string, fields?: unknown) => void logged.push([level, fields]),
  }
  await billingCheckSchedule.run(parts, new Date())
  expect(logged).toEqual([])
  await suite.database.change('update invoice set vat_ore = vat_ore + 1')
  await expect(billingCheckSchedule.run(parts, new Date())).rejects.toThrow('1 promises')
  expect(logged).toEqual([
    ['error', { promise: 'an invoice is the sum of its lines', organizationId: 1, count: 1, ids: [invoice] }],
  ])
})

test('a check keeps what it finds for each club, until the next one takes its place', async () => {
  const check = () => checkPromises({ database: suite.database, log: () => undefined })
  const kept = () =>
    suite.database.rows('select organization_id as of, broken from promise_check order by organization_id limit 2')
  const broken = { promise: 'an invoice is the sum of its lines', count: 1 }
  expect(await check()).toBe(1)
  expect(await kept()).toEqual([
    { of: 1, broken: [broken] },
    { of: 2, broken: [] },
  ])
  await suite.database.change('update invoice set vat_ore = vat_ore - 1')
  expect(await check()).toBe(0)
  expect((await kept())[0]).toEqual({ of: 1, broken: [] })
})
