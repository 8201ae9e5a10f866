import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../platform/db/test-database.ts'
import { rowsReadBy, testPlan } from '../../platform/db/test-plan.ts'
import { createLargeTestDatabase, insertTripsOver } from '../../platform/db/test-size.ts'
import { listCardsOnTrips } from './card-store.ts'

const CARS = 150
/** Trips of each car that were over within the month. */
const OVER = 40

let suite: TestDatabase
beforeAll(async () => {
  const ahead = `
    update car set access = '{TELEMATICS}';
    insert into member_card (organization_id, person_id, chip_id) values (1, 1, '04AA');
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
      select 1, 1, 1, 1000 + car, now() + interval '1 hour', now() + interval '3 hours', now() + interval '3 hours', 1
      from generate_series(1, ${CARS}) car`
  suite = await createLargeTestDatabase({
    cars: CARS,
    fill: [ahead, insertTripsOver(CARS, OVER)],
    analyze: 'reservation, car',
  })
})
afterAll(() => suite.drop())

test('the cards of trips are found by the trips that are not over, however many the cars have had this month', async () => {
  const now = new Date()
  expect(await listCardsOnTrips(suite.database, now)).toHaveLength(CARS)
  const steps = await testPlan(suite.database, (db) => listCardsOnTrips(db, now))
  const rows = steps.filter((step) => step['Relation Name'] === 'reservation').map(rowsReadBy)
  expect(Math.max(...rows)).toBeGreaterThanOrEqual(CARS)
  expect(Math.max(...rows)).toBeLessThan(CARS * 3)
})
