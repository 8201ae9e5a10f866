import { setTimeout as wait } from 'node:timers/promises'
import { standardPolicy } from '@delebil/validation'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { webMercator } from '../../../platform/db/web-mercator.ts'
import { appendOutbox } from '../../../platform/outbox/outbox-store.ts'
import { askWith, createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { carIsAnother } from '../../fleet/stores/changed-cars.ts'
import { book, bookingBody, minutesOn, onto, wire } from '../../reservations/member/test-bookings.ts'
import { insertReservation } from '../../reservations/stores/insert-reservation.ts'
import { searchInDatabase } from '../search-in-database.ts'
import type { SearchQuestion } from './search-question.ts'
import { type SearchIndex, startSearchIndex } from './start-search-index.ts'
import { wholeAnswer } from './whole-answer.ts'

const CARS = 60
let api: TestApi
let index: SearchIndex
const clock = minutesOn(0)
const problems: unknown[] = []

const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e5, max: max * 1e5 }).map((hundredThousandths) => hundredThousandths / 1e5)

const addCars = async () => {
  const places = fc.sample(fc.tuple(degrees(60, 60.8), degrees(5, 6)), { numRuns: CARS / 2, seed: 7 })
  for (let n = 0; n < CARS; n += 1) {
    const [lat, lng] = places[n % places.length] ?? [60, 5]
    const { x, y } = webMercator(lat, lng)
    await api.database.change(
      `insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, properties, tariff_key, color)
       values (1, $1::int, $1::int, 'X' || $1::text, 1, 1, $2, $3, point($4, $5), $6, $7, 'small', 'red')`,
      [200 + n, lat, lng, x, y, (n % 9) + 1, n % 3 === 0 ? ['EQUIPMENT:TOW_BAR'] : []],
    )
  }
}

beforeAll(async () => {
  api = await createTestApi()
  await addCars()
  index = startSearchIndex(api.database, {
    report: (problem) => problems.push(problem),
    pollMs: 20,
    clock: () => new Date(clock),
  })
  await index.refresh()
})
afterAll(async () => {
  await index.stop()
  await api.drop()
})

const question = (changes: Partial<SearchQuestion> = {}): SearchQuestion => ({
  place: { lat: 60.39, lng: 5.32, isGiven: true },
  window: { start: minutesOn(60), end: minutesOn(180) },
  now: minutesOn(0),
  filter: {},
  minimumPercent: 0,
  size: 100,
  superDamageWaiver: true,
  ...changes,
})

const fromMemory = (asked: SearchQuestion) => {
  const found = index.answer(asked)
  return found && JSON.parse(wholeAnswer(found, asked).toString()).cars
}

const filterParts = fc.record(
  {
    organizationId: fc.constantFrom(1, 2),
    minSeats: fc.integer({ min: 1, max: 5 }),
    maxSeats: fc.integer({ min: 4, max: 9 }),
    allProperties: fc.constant(['EQUIPMENT:TOW_BAR']),
    anyProperties: fc.constant([['FUEL_TYPE:ELECTRIC', 'EQUIPMENT:TOW_BAR']]),
    locationIds: fc.constantFrom([1], [2], [1, 2]),
    carIds: fc.uniqueArray(fc.integer({ min: 200, max: 260 }), { minLength: 20 }),
    exceptCarId: fc.integer({ min: 200, max: 260 }),
  },
  { requiredKeys: [] },
)
const onePart = filterParts.map((parts) => Object.fromEntries(Object.entries(parts).slice(0, 1)))

const questions = fc
  .record({
    lat: degrees(60, 60.8),
    lng: degrees(5, 6),
    isGiven: fc.boolean(),
    from: fc.integer({ min: -59, max: 2000 }),
    hours: fc.integer({ min: 1, max: 72 }),
    filter: fc.oneof(fc.constant({}), onePart, filterParts),
    minimumPercent: fc.constantFrom(0, 0, 1, 50, 100),
    size: fc.integer({ min: 1, max: 80 }),
  })
  .map(({ lat, lng, isGiven, from, hours, ...rest }) => {
    const window = { start: minutesOn(from), end: minutesOn(from + hours * 60) }
    return question({ ...rest, place: { lat, lng, isGiven }, window })
  })

const writes = fc.record({
  carId: fc.integer({ min: 200, max: 260 }),
  from: fc.integer({ min: -50, max: 2000 }),
  minutes: fc.integer({ min: 60, max: 900 }),
  change: fc.constantFrom('extendReservation', 'cancelReservation', 'endReservation', undefined),
})
type Write = typeof writes extends fc.Arbitrary<infer Value> ? Value : never

const bodies = {
  extendReservation: { extendByMinutes: 30 },
  cancelReservation: {},
  endReservation: { carWasDamaged: false },
}

const write = async ({ carId, from, minutes, change }: Write): Promise<void> => {
  const now = minutesOn(from)
  const body = bookingBody(from, from + minutes, { carId })
  const made = await api.ask('createReservation', testOrg.owner, { body }, now).catch(() => undefined)
  if (made === undefined || change === undefined) return
  await refusalOf(api.ask(change, testOrg.owner, onto(made.entity, bodies[change]), now))
}

test('for any bookings and questions the index answers what the database answers, while others book', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(writes, { maxLength: 6 }),
      fc.array(questions, { minLength: 3, maxLength: 6 }),
      async (bookings, asked) => {
        const writing = Promise.all(bookings.map(write))
        for (const one of asked) index.answer(one)
        await writing
        await index.refresh()
        for (const one of asked) {
          const expected = await searchInDatabase(api.database, one)
          found += expected.length
          expect(fromMemory(one)).toEqual(JSON.parse(JSON.stringify(expected)))
        }
      },
    ),
    { numRuns: 60, seed: 42 },
  )
  expect(found).toBeGreaterThan(1000)
})

test('a booking shows in the index soon after its commit, also while another transaction is open', async () => {
  const slow = await api.database.connect()
  await slow.change('begin')
  await slow.rows('select pg_current_xact_id()')
  await book(api.ask, 5000, 5120, { carId: 1 })
  const asked = question({ window: { start: minutesOn(5000), end: minutesOn(5120) }, filter: { carIds: [1] } })
  await expect.poll(() => fromMemory(asked)?.[0]?.maxAvailability, { timeout: 2000 }).toBe(0)
  await insertReservation(slow, {
    organizationId: 1,
    membershipId: 2,
    personId: 1,
    carId: 2,
    start: minutesOn(5000),
    end: minutesOn(5120),
    ...standardPolicy,
    superDamageWaiver: false,
    tariffId: 1,
    created: minutesOn(0),
  })
  await slow.change("insert into outbox (topic, organization_id, car_id) values ('car', 1, 2)")
  await wait(100)
  const other = { ...asked, filter: { carIds: [2] } }
  expect(fromMemory(other)?.[0]?.maxAvailability).toBe(100)
  await slow.change('commit')
  slow.release()
  await expect.poll(() => fromMemory(other)?.[0]?.maxAvailability, { timeout: 2000 }).toBe(0)
})

test('a car that is late is busy until now in the index as in the database', async () => {
  const late = await book(api.ask, 0, 60, { carId: 3 })
  await api.ask('dialToOpen', testOrg.owner, onto(late), minutesOn(0))
  await index.refresh()
  const window = { start: minutesOn(65), end: minutesOn(165) }
  const asked = question({ now: minutesOn(85), window, filter: { carIds: [3] } })
  expect(fromMemory(asked)?.[0]).toMatchObject({ maxAvailability: 80, availablePeriod: { start: wire(85) } })
  expect(fromMemory(asked)).toEqual(JSON.parse(JSON.stringify(await searchInDatabase(api.database, asked))))
  await api.ask('endReservation', testOrg.owner, onto(late, { carWasDamaged: false }), minutesOn(86))
  await index.refresh()
  expect(fromMemory(asked)?.[0]).toMatchObject({ maxAvailability: 100 })
})

test('the index does not answer for the past, nor while it is behind the database', async () => {
  expect(fromMemory(question({ window: { start: minutesOn(-61), end: minutesOn(60) } }))).toBeUndefined()
  const asleep = startSearchIndex(api.database, {
    report: (problem) => problems.push(problem),
    pollMs: 60_000,
    clock: () => new Date(clock),
  })
  expect(asleep.answer(question())).toBeUndefined()
  await asleep.refresh()
  expect(asleep.answer(question())).toBeDefined()
  await wait(2100)
  expect(asleep.answer(question())).toBeUndefined()
  await asleep.stop()
})

test('an index that nobody asks rests, and follows again once it is asked', async () => {
  const resting = startSearchIndex(api.database, {
    report: (problem) => problems.push(problem),
    pollMs: 20,
    unaskedMs: 100,
    clock: () => new Date(clock),
  })
  await expect.poll(() => resting.answer(question())).toBeDefined()
  await wait(300)
  expect(resting.answer(question())).toBeUndefined()
  await expect.poll(() => resting.answer(question()), { timeout: 1000, interval: 10 }).toBeDefined()
  await resting.stop()
})

test('a car added to the fleet is found by the index without a restart', async () => {
  await api.database.change(`insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
    values (2, 500, 500, 'NY500', 2, 2, 63.43, 10.39, '(1156609,9198000)', 5, 'small', 'red')`)
  await api.database.change("insert into outbox (topic, organization_id, car_id) values ('car', 2, 500)")
  await expect.poll(() => fromMemory(question({ filter: { carIds: [500] } })), { timeout: 3000 }).toHaveLength(1)
})

test('searchCars answered from the index fits the contract', async () => {
  const ask = askWith(api.database, { searchIndex: index })
  const { cars } = await ask(
    'searchCars',
    undefined,
    { query: { start: wire(60), end: wire(180), orgId: '1' } },
    minutesOn(0),
  )
  expect(cars.length).toBe(CARS + 3)
  expect(problems).toEqual([])
})

test('a changed car is found by the index as it is now', async () => {
  const carId = 259
  const cars = () => (fromMemory(question({ size: CARS * 2 })) ?? []) as { id: number; color: string }[]
  const colorOf = () => cars().find(({ id }) => id === carId)?.color
  await expect.poll(colorOf, { timeout: 5000 }).toBe('red')
  await api.database.change(`update car set color = 'green' where organization_id = 1 and id = $1`, [carId])
  await appendOutbox(api.database, { topic: 'car', organizationId: 1, carId, payload: carIsAnother })
  await expect.poll(colorOf, { timeout: 5000 }).toBe('green')
})
