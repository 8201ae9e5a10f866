import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'

const folder = new URL('../../platform/db/migrations/', import.meta.url)
const migration = '0070_charges.sql'
const sqlOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  const { database } = suite
  await database.change('drop schema public cascade')
  await database.change('create schema public')
  const earlier = readdirSync(folder).filter((name) => name.endsWith('.sql') && name < migration)
  for (const name of earlier.sort()) await database.change(sqlOf(name))
  await createTestOrg(database)
})
afterAll(() => suite.drop())

/** A trip of the company of so many hours that ended on a day in October, with its price. */
const addTrip = (id: number, day: number, state: 'ended' | 'waiting' | 'voided') =>
  suite.database.change(
    `insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking,
       started_at, ended_at, voided_at, kilometers_missing, tariff_id)
     values (1, ${id}, 2, 1, 1, '2026-10-${day} 10:00+02', '2026-10-${day} 14:00+02', '2026-10-${day} 14:00+02', false,
       '2026-10-${day} 10:00+02', '2026-10-${day} 14:00+02', ${state === 'voided' ? 'now()' : 'null'}, ${state === 'waiting'}, 1);
     insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit,
       unit_price_ore, total_ore, vat_code)
     values (1, ${id}, 'end', 1, 'Startpris', 1, 'stk', 2000, 2000, '3'), (1, ${id}, 'end', 2, 'Kilometer til 100 km', 33, 'km', 303, 9999, '3')`,
  )

test('the migration to charges keeps every number and øre of an invoice, and leaves open what was on none', async () => {
  const { database } = suite
  await addTrip(1, 12, 'ended')
  await addTrip(2, 13, 'ended')
  await addTrip(3, 14, 'waiting')
  await addTrip(4, 15, 'voided')
  await database.change(`insert into invoice (organization_id, id, number, membership_id, customer_name, invoice_date, due_date, kid,
      bank_account, total_ore, vat_ore) values (1, 7, 10001, 2, 'Firma AS', '2026-11-01', '2026-11-15', '1', '99990100000', 12500, 2401);
    insert into invoice_line (organization_id, invoice_id, position, reservation_id, price_position, product_number, description,
      quantity, unit, unit_price_ore, vat_code, vat_percent, vat_ore, gross_ore) values
      (1, 7, 1, 1, 1, '1000', 'Startpris', 1, 'stk', 2000, '3', 25, 401, 2000),
      (1, 7, 2, 1, 2, '1020', 'Kjørte kilometer', 33, 'km', 303, '3', 25, 2000, 9999),
      (1, 7, 3, null, null, '1040', 'Avbestillingsgebyr', 1, 'time', 501, '3', 25, 0, 501)`)
  await database.change(sqlOf(migration))

  const charges = await database.rows(
    `select reservation_id::int as trip, p.key, description, gross_ore as gross, vat_ore as vat, state, delivered_to as at, place
     from charge c join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id) order by c.id`,
  )
  const ended = (day: number) => ({ at: new Date(`2026-10-${day}T14:00:00+02:00`), place: 'Torget' })
  expect(charges).toEqual([
    { trip: 1, key: 'startFee', description: 'Startpris', gross: 2000, vat: 401, state: 'billed', ...ended(12) },
    {
      trip: 1,
      key: 'kilometers',
      description: 'Kjørte kilometer',
      gross: 9999,
      vat: 2000,
      state: 'billed',
      ...ended(12),
    },
    expect.objectContaining({ trip: null, key: 'cancellation', gross: 501, vat: 0, state: 'billed', place: null }),
    { trip: 2, key: 'startFee', description: 'Startpris', gross: 2000, vat: 400, state: 'open', ...ended(13) },
    {
      trip: 2,
      key: 'kilometers',
      description: 'Kilometer til 100 km',
      gross: 9999,
      vat: 2000,
      state: 'open',
      ...ended(13),
    },
  ])
  const lines = await database.rows(
    `select l.position, c.gross_ore - l.gross_ore as off from invoice_line l
     join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id) order by l.position`,
  )
  expect(lines).toEqual([1, 2, 3].map((position) => ({ position, off: 0 })))
  const invoice = await database.theRow('select number, total_ore, vat_ore from invoice')
  expect(invoice).toEqual({ number: 10_001, total_ore: 12_500, vat_ore: 2401 })
})
