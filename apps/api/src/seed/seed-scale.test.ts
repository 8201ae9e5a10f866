import { afterAll, beforeAll, expect, test } from 'vitest'
import { nearestCars } from '../features/search/stores/nearest-cars.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { seedDemo } from './seed-demo.ts'
import { seedScale } from './seed-scale.ts'

const now = new Date('2026-11-20T09:10:00Z')
let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await seedDemo(suite.database, now)
})
afterAll(() => suite.drop())

const guards = () =>
  suite.database.rows(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'reservation'::regclass
     union select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indrelid = 'reservation'::regclass
     order by name, definition`,
  )

test('the seed makes the towns, cars and bookings asked for without overlap, and restores every constraint', async () => {
  const { database } = suite
  const before = await guards()
  await seedScale(database, { cars: 200, reservations: 4000 }, now)
  expect(await guards()).toEqual(before)
  const rows = await database.rows(
    'select count(*) as n, count(distinct car_id) as cars from reservation where organization_id > 100',
  )
  expect(rows).toEqual([{ n: 4000, cars: 200 }])
  const overlaps = await database.rows(`
    select from reservation a join reservation b on a.organization_id = b.organization_id and a.car_id = b.car_id and a.id < b.id
      and a.blocking and b.blocking and a.start_at < b.busy_until and b.start_at < a.busy_until`)
  expect(overlaps).toEqual([])
})

test('a search in a town finds its cars nearby, each with a price', async () => {
  const cars = await nearestCars(suite.database, { lat: 69.6492, lng: 18.9553 }, {}, 10, now)
  expect(cars).toHaveLength(10)
  for (const car of cars) {
    expect(Math.hypot(car.lat - 69.6492, (car.lng - 18.9553) / 2.9)).toBeLessThan(0.1)
    expect(car.locationName).toContain('Tromsø')
    expect(car.hourOre).toBeGreaterThan(0)
  }
})
