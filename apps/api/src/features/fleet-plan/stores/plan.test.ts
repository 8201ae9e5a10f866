import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { addTestCars, createTestOrg } from '../../../platform/db/test-org.ts'
import { rowsReadBy, testPlan } from '../../../platform/db/test-plan.ts'
import { listPlannedCars } from './plan.ts'

const PLACES = 500
const CARS_A_PLACE = 4
const SIZE = 50

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(1)
  await createTestOrg(suite.database)
  await suite.database.change(`
    insert into location (organization_id, id, name, lat, lng, xy)
      select 1, 1000 + n, (array['Ås', 'Øst', 'Ærfugl', 'Asker'])[1 + n % 4] || ' ' || n, 60.39, 5.32, '(592219,8483240)' from generate_series(1, ${PLACES}) n`)
  await addTestCars(suite.database, PLACES * CARS_A_PLACE, `1001 + n % ${PLACES}`)
  await suite.database.change('vacuum analyze location, car, car_model')
})
afterAll(() => suite.drop())

const now = new Date()
const page = { organizationId: 1, from: now, to: addMinutes(now, 7 * 24 * 60), size: SIZE }

test('a page of the plan reads the cars of that page, however many its club has and wherever it begins', async () => {
  const all = await listPlannedCars(suite.database, { ...page, size: PLACES * CARS_A_PLACE })
  for (const after of [undefined, all[0]?.id, all[1234]?.id]) {
    const steps = await testPlan(suite.database, (db) => listPlannedCars(db, { ...page, after }))
    const reads = steps.filter((step) => step['Relation Name'] === 'car' && step.Alias === 'c')
    expect(reads).toHaveLength(1)
    for (const read of reads) expect(rowsReadBy(read)).toBeLessThan(2 * SIZE)
  }
})

test('the pages of the plan are together all cars, each once, by place in the order of the alphabet and by number', async () => {
  const most = PLACES * CARS_A_PLACE + SIZE
  const all = await listPlannedCars(suite.database, { ...page, size: most })
  const paged: typeof all = []
  for (;;) {
    const next = await listPlannedCars(suite.database, { ...page, after: paged.at(-1)?.id })
    if (next.length === 0) break
    paged.push(...next)
  }
  expect(paged).toEqual(all)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const { compare } = new Intl.Collator('nb')
  const inOrder = all.toSorted(
    (a, b) => compare(a.location, b.location) || a.locationId - b.locationId || a.carNumber - b.carNumber,
  )
  expect(all).toEqual(inOrder)
  expect(all.length).toBeGreaterThan(PLACES * CARS_A_PLACE)
})
