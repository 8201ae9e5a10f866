import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { testPlan } from '../../../platform/db/test-plan.ts'
import { patientTransaction } from '../../../platform/db/transaction.ts'
import { findOverview } from './overview.ts'

const TRIPS = 20_000
const TO_SEE = 200

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(1)
  await createTestOrg(suite.database)
  // Two hours apart, all of them over; those that must be seen are the last. On a busy machine they take longer than a caller would wait.
  const trips = `
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id, needs_review)
      select 1, 1, 1, 1, at, at + interval '1 hour', at + interval '1 hour', at, at + interval '1 hour', 1, n <= ${TO_SEE}
      from generate_series(1, ${TRIPS}) n, lateral (select now() - n * interval '2 hours' as at) moment`
  await patientTransaction(suite.database, (tx) => tx.change(trips))
  await suite.database.change('vacuum analyze reservation')
})
afterAll(() => suite.drop())

test('the overview reads of all trips there have been only those that must be seen', async () => {
  const steps = await testPlan(suite.database, (db) => findOverview(db, 1, ['reviews'], new Date()))
  const reads = steps.filter((step) => step['Relation Name'] === 'reservation' && step.Alias !== 'n')
  expect(reads.length).toBeGreaterThan(0)
  for (const read of reads) {
    const rows = read['Actual Rows'] + (read['Rows Removed by Filter'] ?? 0)
    expect(rows, `by ${read['Index Name']}`).toBeLessThanOrEqual(TO_SEE)
  }
})
