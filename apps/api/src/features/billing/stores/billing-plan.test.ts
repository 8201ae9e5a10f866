import { osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../../platform/db/test-database.ts'
import { testPlan } from '../../../platform/db/test-plan.ts'
import { createLargeTestDatabase } from '../../../platform/db/test-size.ts'
import { listRecords } from '../../admin-records/stores/list-records.ts'
import { billingTable } from '../resources/billing/billing-store.ts'
import { listUnbilledMonths } from './billing-overview.ts'

const LINES = 20_000
const FAR = 20

let suite: TestDatabase
beforeAll(async () => {
  // Hours of as many days, and kilometers of which the last few are further than anybody drives in five hours.
  const lines = `
    insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
        vat_percent, vat_ore, delivered_from, delivered_to, source)
      select 1, 1, p.id, 'Linje', case when n <= ${FAR} then 900 else 5 end, 'km', 400, 2000, '3', 25, 400, at - interval '5 hours', at, 'PRICE'
      from generate_series(1, ${LINES}) n, lateral (select now() - interval '3 days' - n * interval '20 minutes' as at) moment
      join product p on p.organization_id = 1 and p.key = 'kilometers'`
  suite = await createLargeTestDatabase({ fill: [lines], analyze: 'charge' })
})
afterAll(() => suite.drop())

const today = () => osloDateText(new Date())

test('the months that must be invoiced are summed by an index alone, and are all there', async () => {
  const steps = await testPlan(suite.database, (db) => listUnbilledMonths(db, 1, today()))
  const reads = steps.filter((step) => step['Relation Name'] === 'charge')
  expect(reads.length).toBeGreaterThan(0)
  expect(new Set(reads.map((step) => step['Node Type']))).toEqual(new Set(['Index Only Scan']))
  const months = await listUnbilledMonths(suite.database, 1, today())
  const before = await suite.database.theRow<{ lines: number }>(
    `select count(*)::int as lines from charge where organization_id = 1 and delivered_to <
       date_trunc('month', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo'`,
  )
  expect(months.reduce((sum, { lines }) => sum + lines, 0)).toBe(before.lines)
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted())
  expect(months.every(({ lines, grossOre }) => grossOre === lines * 2000)).toBe(true)
})

test('of all lines those alone are read that are further than anybody drives in that time', async () => {
  const filter = [{ field: 'deviation', operator: 'is', value: 'TOO_FAR' }] as const
  const selection = { organizationId: 1, sort: '-delivered', filter, isFew: true }
  const steps = await testPlan(suite.database, (db) => listRecords(db, billingTable as never, selection, 50))
  expect(steps.map((step) => step['Index Name'])).toContain('charge_open_too_far')
})
