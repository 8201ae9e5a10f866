import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMonth } from '../features/billing/month-end/read-month.ts'
import { listBookedMonths } from '../features/billing/stores/closed-months.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { seedDemo } from './seed-demo.ts'
import { seedOrgs } from './seed-orgs.ts'

const now = new Date('2026-11-25T10:00:00Z')
const yearsLater = new Date('2031-11-25T10:00:00Z')

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await seedDemo(suite.database, now)
})
afterAll(() => suite.drop())

test('the closed months of the demo give the same øre years later, whatever products are booked on by then', async () => {
  await suite.database.change("update product set account = '3999'")
  for (const { id: organizationId } of seedOrgs) {
    const months = await listBookedMonths(suite.database, organizationId, '2026-11-25')
    const closed = months.filter(({ isClosed }) => isClosed).map(({ month }) => month)
    expect(closed).toEqual(expect.arrayContaining(['2026-01', '2026-09']))
    expect(closed).not.toContain('2026-10')
    for (const month of closed) {
      const {
        closed: kept,
        report,
        openBillsOre,
      } = await readMonth(suite.database, { organizationId, month }, yearsLater)
      expect([month, kept?.isSame, report.receivables.closingOre]).toEqual([month, true, openBillsOre])
      expect(report.journal.debitOre).toBe(report.journal.creditOre)
    }
  }
})

test('the demo has a loss and payouts, in both clubs together', async () => {
  const count = async (from: string) =>
    (await suite.database.theRow<{ count: number }>(`select count(*)::int as count from ${from}`)).count
  expect(await count('write_off')).toBeGreaterThan(0)
  expect(await count('payout')).toBeGreaterThan(0)
})
