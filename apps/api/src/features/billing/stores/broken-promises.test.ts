import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { TestDatabase } from '../../../platform/db/test-database.ts'
import { rowsReadBy, testPlan } from '../../../platform/db/test-plan.ts'
import { createLargeTestDatabase } from '../../../platform/db/test-size.ts'
import { patientTransaction } from '../../../platform/db/transaction.ts'
import { findBrokenPromises } from './broken-promises.ts'

const INVOICES = 300
const LINES_EACH = 20

let suite: TestDatabase
beforeAll(async () => {
  // What the planner knows is of before: to it this club has billed nothing.
  suite = await createLargeTestDatabase({ fill: [], analyze: 'invoice, invoice_line, charge' })
  const fill = [
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
       vat_percent, vat_ore, delivered_from, delivered_to, source, state)
     select 1, 1, p.id, 'Leietid', 1, 'time', 1000, 1000, '3', 25, 200, now() - interval '40 days', now() - interval '40 days', 'STAFF', 'billed'
     from generate_series(1, ${INVOICES * LINES_EACH}) n join product p on p.organization_id = 1 and p.key = 'hours'`,
    `insert into invoice (organization_id, id, version, kind, number, membership_id, invoice_date, due_date, total_ore, vat_ore, bank_account, kid,
       customer_name, customer_address_line, customer_postal_code, customer_city, method, receiver)
     select 1, n, 1, 'INVOICE', n, 1, current_date, current_date, ${LINES_EACH} * 1000, ${LINES_EACH} * 200, '99990100000', lpad(n::text, 10, '0'),
       'Medlem', 'Veien 2', '5004', 'Bergen', 'EMAIL', 'eier@delebil.test'
     from generate_series(1, ${INVOICES}) n`,
    `insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit,
       unit_price_ore, vat_code, vat_percent, vat_ore, gross_ore)
     select 1, 1 + (n - 1) / ${LINES_EACH}, 1 + (n - 1) % ${LINES_EACH}, id, '1', 'Leietid', 1, 'time', 1000, '3', 25, 200, 1000
     from (select id, row_number() over (order by id) as n from charge where organization_id = 1) c`,
  ]
  for (const some of fill) await patientTransaction(suite.database, (tx) => tx.change(some))
})
afterAll(() => suite.drop())

test('the promises of a club that has just billed much are checked by a look at each line, not at all for each invoice', async () => {
  let read = 0
  await patientTransaction(suite.database, async (tx) => {
    const rows: Queryable['rows'] = async (text, values) => {
      const steps = await testPlan(tx, (asked) => asked.rows(text, values))
      read += steps.reduce((sum, step) => sum + rowsReadBy(step), 0)
      return []
    }
    await findBrokenPromises({ ...tx, rows }, 1)
  })
  expect(read).toBeGreaterThan(INVOICES * LINES_EACH)
  expect(read).toBeLessThan(INVOICES * LINES_EACH * 100)
})
