import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { billMembership } from '../bill-membership.ts'
import { findClosedMonth } from '../stores/closed-months.ts'
import { addTestCharge } from '../test-invoice.ts'
import { closeMonth } from './close-month.ts'

const organizationId = testOrg.organizationId
const company = { organizationId, membershipId: testOrg.companyMembershipId }
const month = '2026-09'
const closing = { organizationId, month, by: null, at: new Date('2026-11-20T12:00:00Z'), why: 'Samtidig' }

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  await suite.database.change("update organization set bank_account = '99990100000'")
  await addTestCharge(suite.database, { ore: 12_501, day: '2026-09-01' })
  await addTestCharge(suite.database, { ore: 500, day: '2026-09-02', membershipId: testOrg.privateMembershipId })
})
afterAll(() => suite.drop())

test('closing a month waits for who is billing in it, and counts that; twenty who close it close it once', async () => {
  const day = new Date('2026-09-15T12:00:00Z')
  const billing = await suite.database.connect()
  await billing.change('begin')
  await billMembership(billing, company, day)
  const order: string[] = []
  const all = Promise.all(
    Array.from({ length: 20 }, () =>
      transaction(suite.database, (tx) => closeMonth(tx, closing)).then(
        () => order.push('closed'),
        ({ message }: Error) => order.push(message),
      ),
    ),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  order.push('billed')
  await billing.change('commit')
  billing.release()
  await all
  // Who is refused may hear of it before the one who closes hears of theirs.
  expect(order[0]).toBe('billed')
  expect(order.slice(1).toSorted()).toEqual(['closed', ...Array.from({ length: 19 }, () => 'month.already-closed')])
  const kept = await findClosedMonth(suite.database, organizationId, month)
  expect(JSON.parse(kept?.report ?? '')).toMatchObject({ invoices: { count: 1, grossOre: 12_501 } })
  const late = transaction(suite.database, (tx) =>
    billMembership(tx, { ...company, membershipId: testOrg.privateMembershipId }, day),
  )
  await expect(late).rejects.toThrow('month.closed')
})
