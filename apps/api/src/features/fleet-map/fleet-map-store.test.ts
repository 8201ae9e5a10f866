import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../platform/db/test-database.ts'
import { rowsReadBy, testPlan } from '../../platform/db/test-plan.ts'
import { createLargeTestDatabase } from '../../platform/db/test-size.ts'
import { listBookedSoon, listCarsAt } from './fleet-map-store.ts'

const CARS = 400
const TRIPS_A_CAR = 60

let suite: TestDatabase
beforeAll(async () => {
  const trips = `
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id)
      select 1, 1, 1, 1000 + car, at, at + interval '4 hours', at + interval '4 hours',
        case when at < now() then at end, case when at < now() - interval '4 hours' then at + interval '4 hours' end, 1
      from generate_series(1, ${CARS}) car, generate_series(1, ${TRIPS_A_CAR}) trip,
        lateral (select now() + (trip - ${TRIPS_A_CAR - 5}) * interval '17 hours' + car * interval '1 minute' as at) moment`
  suite = await createLargeTestDatabase({ cars: CARS, fill: [trips], analyze: 'reservation, car' })
})
afterAll(() => suite.drop())

test('the fleet map reads only the trips of the car itself, however many its club has', async () => {
  const steps = await testPlan(suite.database, (db) => listCarsAt(db, 1, new Date()))
  const reads = steps.filter((step) => step['Relation Name'] === 'reservation')
  expect(reads).toHaveLength(2)
  for (const read of reads) {
    expect(read['Index Name']).toBe('reservation_busy')
    expect(read['Index Cond']).toContain('car_id = c.id')
    expect(read['Actual Loops']).toBe(CARS + 3)
  }
})

test('electric cars that are booked soon are found without the trips that are over', async () => {
  await suite.database.change(
    "update car set properties = '{FUEL_TYPE:ELECTRIC}', access = '{TELEMATICS}' where organization_id = 1 and id > 1000",
  )
  await suite.database.change('vacuum analyze car')
  const now = new Date()
  const soon = { now, before: addMinutes(now, 12 * 60) }
  expect(await listBookedSoon(suite.database, 1, soon, 30)).toHaveLength(30)
  const steps = await testPlan(suite.database, (db) => listBookedSoon(db, 1, soon, 30))
  const reads = steps.filter((step) => step['Relation Name'] === 'reservation')
  expect(reads).toHaveLength(2)
  for (const read of reads) expect(rowsReadBy(read), `by ${read['Index Name']}`).toBeLessThan(4 * CARS)
})
