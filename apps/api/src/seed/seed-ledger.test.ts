import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMonth } from '../features/billing/month-end/read-month.ts'
import { findBrokenPromises } from '../features/billing/stores/broken-promises.ts'
import { listBookedMonths } from '../features/billing/stores/closed-months.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { transaction } from '../platform/db/transaction.ts'
import { seedDemo } from './seed-demo.ts'
import { byfjord, seedOrgs } from './seed-orgs.ts'

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

test('each page of money has something to show in the demo', async () => {
  const { database } = suite
  const count = async (from: string) =>
    (
      await database.theRow<{ count: number }>(`select count(*)::int as count from ${from} and organization_id = $1`, [
        byfjord.id,
      ])
    ).count
  expect(await count('write_off where true')).toBeGreaterThan(0)
  expect(await count(`payout where state = 'WAITING'`)).toBeGreaterThan(0)
  expect(await count(`payout where state = 'PAID'`)).toBeGreaterThan(0)
  expect(await count(`reminder where state = 'SENT' and document is not null`)).toBe(1)
  expect(await count(`reminder where state = 'PROPOSED'`)).toBeGreaterThan(1)
  expect(await count('reservation_expense where true')).toBeGreaterThan(0)
  const waiting = await database.rows<{ finding: string }>(
    'select distinct finding from incoming_payment where organization_id = $1 and allocated_ore <> amount_ore',
    [byfjord.id],
  )
  expect(waiting.map(({ finding }) => finding)).toEqual(expect.arrayContaining(['KID_WRONG', 'NO_KID', 'DUPLICATE']))
})

test('the demo is lawful: numbers without holes, every promise of billing, and its sums the same three ways', async () => {
  expect(await transaction(suite.database, (tx) => findBrokenPromises(tx))).toEqual([])
})
