import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../../platform/db/test-database.ts'
import { rowsReadBy, testPlan } from '../../../platform/db/test-plan.ts'
import { createLargeTestDatabase } from '../../../platform/db/test-size.ts'
import { findOverview } from './overview.ts'

const TRIPS = 20_000
const TO_SEE = 200
const BLOCKS = 5000
const PERSONS = 5000
const LATE = 200
/** Of each of those cars. What is ahead is not ended either, and makes the planner expect many that are late. */
const AHEAD = 60

let suite: TestDatabase
beforeAll(async () => {
  // Two hours apart, all of them over; those that must be seen are the last.
  const trips = `
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id, needs_review)
      select 1, 1, 1, 1, at, at + interval '1 hour', at + interval '1 hour', at, at + interval '1 hour', 1, n <= ${TO_SEE}
      from generate_series(1, ${TRIPS}) n, lateral (select now() - n * interval '2 hours' as at) moment`
  // A car was at the workshop every third hour, and is now; others are not back.
  const blocks = `
    insert into reservation (organization_id, kind, car_id, start_at, end_at, busy_until)
      select 1, 'block', 2, at, at + interval '1 hour', at + interval '1 hour'
      from generate_series(0, ${BLOCKS}) n, lateral (select now() - interval '10 minutes' - n * interval '3 hours' as at) moment`
  const late = `
    insert into person (id, name, email) overriding system value select 1000 + n, 'Person ' || n, n || '@plan.test' from generate_series(1, ${PERSONS}) n;
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id)
      select 1, 1, 1000 + n, 1000 + n, now() - interval '5 hours', now() - interval '3 hours', now() - interval '3 hours', now() - interval '5 hours', 1
      from generate_series(1, ${LATE}) n;
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
      select 1, 1, 1, 1000 + n, at, at + interval '1 hour', at + interval '1 hour', 1
      from generate_series(1, ${LATE}) n, generate_series(1, ${AHEAD}) trip, lateral (select now() + trip * interval '2 hours' as at) moment`
  suite = await createLargeTestDatabase({
    cars: LATE,
    fill: [trips, blocks, late],
    analyze: 'reservation, person, car',
  })
})
afterAll(() => suite.drop())

test('the overview reads of all trips there have been only those that must be seen', async () => {
  const steps = await testPlan(suite.database, (db) => findOverview(db, 1, ['reviews'], new Date()))
  const reads = steps.filter((step) => step['Relation Name'] === 'reservation' && step.Alias !== 'n')
  expect(reads.length).toBeGreaterThan(0)
  for (const read of reads) {
    const rows = read['Actual Rows'] + (read['Rows Removed by Filter'] ?? 0)
    expect(rows, `by ${read['Index Name']}`).toBeLessThanOrEqual(TO_SEE + LATE)
  }
})

const rowsOf = (steps: Awaited<ReturnType<typeof testPlan>>, relation: string, alias?: string) =>
  steps
    .filter((step) => step['Relation Name'] === relation && (alias === undefined || step.Alias?.startsWith(alias)))
    .reduce((sum, step) => sum + rowsReadBy(step), 0)

test('the overview reads no block that is over, however often a car was at the workshop', async () => {
  const steps = await testPlan(suite.database, (db) => findOverview(db, 1, ['carsOut'], new Date()))
  const read = rowsOf(steps, 'reservation', 'b')
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(10)
})

test('the overview reads of the persons only those whose trips it shows', async () => {
  const steps = await testPlan(suite.database, (db) => findOverview(db, 1, ['lateTrips'], new Date()))
  const read = rowsOf(steps, 'person')
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(LATE / 4)
})
