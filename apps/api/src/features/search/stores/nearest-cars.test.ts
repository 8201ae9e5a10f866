import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { testPlan } from '../../../platform/db/test-plan.ts'
import { busyOfCars } from '../../fleet/stores/car-busy.ts'
import { findCar, findCarOf } from '../../fleet/stores/cars.ts'
import { tariffsOfCars } from '../../price/stores/tariffs.ts'
import { type CarFilter, nearestCars } from './nearest-cars.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const now = new Date('2026-11-20T00:00:00Z')
const square = { lat: 60.39, lng: 5.325 }
const ids = async (filter: CarFilter, limit = 10) =>
  (await nearestCars(suite.database, square, filter, limit, now)).map(({ id }) => id)

test('cars come nearest first, over all clubs or in one, as many as asked for', async () => {
  expect(await ids({})).toEqual([3, 2, 1, testOrg.otherCarId])
  expect(await ids({ organizationId: 1 })).toHaveLength(3)
  expect(await ids({}, 2)).toHaveLength(2)
})

test('each filter narrows the cars found', async () => {
  expect(await ids({ minSeats: 6 })).toEqual([3, 2])
  expect(await ids({ maxSeats: 5, organizationId: 1 })).toEqual([1])
  expect(await ids({ allProperties: ['EQUIPMENT:TOW_BAR', 'FUEL_TYPE:ELECTRIC'] })).toEqual([2])
  expect(await ids({ anyProperties: [['FUEL_TYPE:GASOLINE', 'FUEL_TYPE:DIESEL']] })).toEqual([4])
  expect(await ids({ anyProperties: [['FUEL_TYPE:GASOLINE'], ['EQUIPMENT:TOW_BAR']] })).toEqual([])
  expect(await ids({ bodyTypes: ['hatchback'], organizationId: 2 })).toEqual([4])
  expect(await ids({ bodyTypes: ['van'] })).toEqual([])
  expect(await ids({ carIds: [1, 2], exceptCarId: 2 })).toEqual([1])
  expect(await ids({ locationIds: [2] })).toEqual([4])
})

test('a search looks a tariff up once, not once for each car', async () => {
  const steps = await testPlan(suite.database, (db) => nearestCars(db, square, { organizationId: 1 }, 10, now))
  const reads = steps.filter((step) => step['Relation Name'] === 'tariff')
  expect(reads.map((read) => read['Actual Loops'])).toEqual([1])
})

test('a car carries the tariff in force, not one to come', async () => {
  await suite.database.change(`
    insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
    values (1, 10, 'small', 'Liten', '2026-12-01', 0, 9900, 10, '[]', 500, 10, '3', 25)`)
  const today = await findCar(suite.database, 1, now)
  expect(today).toMatchObject({ carNumber: '101', model: 'Volkswagen ID.3', tariff: { hourOre: 4000, vatPercent: 25 } })
  expect(await tariffsOfCars(suite.database, [1, 99], new Date('2026-12-02'))).toMatchObject([
    { carId: 1, tariff: { hourOre: 9900 } },
  ])
})

test('a car of another club or out of use is not found', async () => {
  expect(await findCarOf(suite.database, 1, testOrg.otherCarId, now)).toBeUndefined()
  await suite.database.change('update car set active = false where id = 3')
  expect(await findCar(suite.database, 3, now)).toBeUndefined()
})

test('busy stretches are those in the window or reaching into it, not those that touch it', async () => {
  const block = (car: number, start: string, end: string) =>
    suite.database.change(
      `insert into reservation (organization_id, kind, car_id, start_at, end_at, busy_until) values (1, 'block', $1, $2, $3, $3)`,
      [car, `2026-11-20T${start}Z`, `2026-11-20T${end}Z`],
    )
  await block(1, '02:00', '04:00')
  await block(1, '08:00', '11:00')
  await block(1, '12:00', '13:00')
  await block(1, '14:00', '15:00')
  await block(2, '08:00', '10:00')
  const window = { start: new Date('2026-11-20T10:00Z'), end: new Date('2026-11-20T14:00Z') }
  const cars = [1, 2, 3].map((carId) => ({ organizationId: 1, carId }))
  const busy = await busyOfCars(suite.database, cars, window)
  expect(busy.map(({ carId, start }) => [carId, start.getUTCHours()])).toEqual([
    [1, 8],
    [1, 12],
  ])
})

test('a busy stretch that began weeks ago reaches into the window, unless it is left out or another came after it', async () => {
  const block = async (car: number, start: string, end: string) => {
    const [row] = await suite.database.rows<{ id: number }>(
      `insert into reservation (organization_id, kind, car_id, start_at, end_at, busy_until) values (1, 'block', $1, $2, $3, $3)
       returning id`,
      [car, start, end],
    )
    return row?.id ?? 0
  }
  const long = await block(2, '2026-11-21T00:00Z', '2026-12-20T00:00Z')
  await block(3, '2026-11-21T00:00Z', '2026-12-08T00:00Z')
  await block(3, '2026-12-09T00:00Z', '2026-12-09T08:00Z')
  const window = { start: new Date('2026-12-10T10:00Z'), end: new Date('2026-12-10T14:00Z') }
  const cars = [2, 3].map((carId) => ({ organizationId: 1, carId }))
  const busyCars = async (leftOut?: number) =>
    (await busyOfCars(suite.database, cars, window, leftOut)).map(({ carId }) => carId)
  expect(await busyCars()).toEqual([2])
  expect(await busyCars(long)).toEqual([])
  expect(await busyCars(long + 100)).toEqual([2])
})
