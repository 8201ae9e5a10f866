import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeMonth } from '../features/billing/month-end/close-month.ts'
import { readMonth } from '../features/billing/month-end/read-month.ts'
import { findBrokenPromises } from '../features/billing/stores/broken-promises.ts'
import { listBookedMonths } from '../features/billing/stores/closed-months.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { transaction } from '../platform/db/transaction.ts'
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

/** The month that the demo leaves open is closed too, whatever is left in it. */
const closeTheLast = async (organizationId: number) => {
  const months = await listBookedMonths(suite.database, organizationId, '2026-11-25')
  expect(months.filter(({ isClosed }) => !isClosed).map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
  const closing = { organizationId, month: '2026-10', by: null, at: now, why: 'Resten tas i november' }
  await transaction(suite.database, (tx) => closeMonth(tx, closing))
  return months.map(({ month }) => month).filter((month) => month < '2026-11')
}

test('all months of the demo, closed, give the same øre years later, whatever products are booked on by then', async () => {
  for (const { id: organizationId } of seedOrgs) {
    const closed = await closeTheLast(organizationId)
    expect(closed).toEqual(expect.arrayContaining(['2026-01', '2026-09', '2026-10']))
    await suite.database.change("update product set account = '3999' where organization_id = $1", [organizationId])
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

test.each(seedOrgs)('each page of money has something to show in the demo at $name', async ({ id }) => {
  const { database } = suite
  const count = async (from: string) =>
    (
      await database.theRow<{ count: number }>(`select count(*)::int as count from ${from} and organization_id = $1`, [
        id,
      ])
    ).count
  expect(await count('write_off where true')).toBeGreaterThan(0)
  expect(await count(`payout where state = 'WAITING'`)).toBeGreaterThan(0)
  expect(await count(`payout where state = 'PAID'`)).toBeGreaterThan(0)
  expect(await count(`reminder where state = 'SENT' and document is not null`)).toBe(1)
  expect(await count(`reminder where state = 'PROPOSED'`)).toBeGreaterThan(0)
  expect(await count('reservation_expense where true')).toBeGreaterThan(0)
  const waiting = await database.rows<{ finding: string }>(
    'select distinct finding from incoming_payment where organization_id = $1 and allocated_ore <> amount_ore',
    [id],
  )
  expect(waiting.map(({ finding }) => finding)).toEqual(expect.arrayContaining(['KID_WRONG', 'NO_KID', 'DUPLICATE']))
  expect(await count('incoming_payment where credit_ore > 0')).toBeGreaterThan(0)
})

test('the demo is lawful: numbers without holes, every promise of billing, and its sums the same three ways', async () => {
  expect(await transaction(suite.database, (tx) => findBrokenPromises(tx))).toEqual([])
})
