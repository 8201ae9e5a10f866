import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../../platform/db/test-database.ts'
import { rowsReadBy, testPlan } from '../../../platform/db/test-plan.ts'
import { createLargeTestDatabase, insertTripsOver } from '../../../platform/db/test-size.ts'
import { countAffected } from './conflicts.ts'

const CARS = 150
const AHEAD = 30
const LATE = 30
/** Trips of each car that are over: with them the planner expects many that are late. */
const OVER = 50

let suite: TestDatabase
beforeAll(async () => {
  const ahead = `
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
      select 1, 1, 1, 1000 + car, at, at + interval '4 hours', at + interval '4 hours', 1
      from generate_series(1, ${CARS}) car, generate_series(0, ${AHEAD - 1}) trip,
        lateral (select now() + interval '20 minutes' + trip * interval '17 hours' as at) moment`
  const late = `
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id)
      select 1, 1, 1, 1000 + car, now() - interval '5 hours', now() - interval '1 hour', now() - interval '1 hour', now() - interval '5 hours', 1
      from generate_series(1, ${LATE}) car`
  suite = await createLargeTestDatabase({
    cars: CARS,
    fill: [ahead, insertTripsOver(CARS, OVER), late],
    analyze: 'reservation, car',
  })
})
afterAll(() => suite.drop())

test('conflicts are counted by the bookings of the cars that are late, however many the club has ahead', async () => {
  expect(await countAffected(suite.database, 1, new Date())).toBe(LATE)
  const steps = await testPlan(suite.database, (db) => countAffected(db, 1, new Date()))
  const reads = steps.filter((step) => step['Relation Name'] === 'reservation' && step.Alias?.startsWith('r'))
  const rows = reads.map(rowsReadBy)
  expect(Math.max(...rows)).toBeGreaterThanOrEqual(LATE)
  expect(Math.max(...rows)).toBeLessThan(LATE * 5)
})
