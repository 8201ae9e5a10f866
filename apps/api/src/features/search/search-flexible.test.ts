import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ask, askWith, createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, wire } from '../reservations/member/test-bookings.ts'
import { type SearchIndex, startSearchIndex } from './memory/start-search-index.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation'))

const bergen = JSON.stringify({ type: 'Point', coordinates: [5.32, 60.39] })
// From two hours on, for eight hours: 12:00 to 20:00 in Oslo.
const window = { start: wire(120), end: wire(600), lengthMinutes: '180', orgId: '1' }
const search = (more: object = {}, ask: Ask = api.ask, at = 0) =>
  ask('searchFlexible', undefined, { query: { ...window, ...more } }, minutesOn(at))
const reported = async (more: object = {}, ask?: Ask) =>
  (await search(more, ask)).data.map(({ id, availablePeriod }) => [id, availablePeriod.start])

test('a free fleet offers the first start of the window, and every half hour until the last one', async () => {
  const { data, nearestMisses } = await search({ location: bergen })
  expect(nearestMisses).toEqual([])
  expect(data).toHaveLength(3)
  expect(data[0]).toMatchObject({
    id: 1,
    distance: 0,
    maxAvailability: 100,
    availablePeriod: { start: wire(120), end: wire(300) },
    firstStart: wire(120),
    lastStart: wire(420),
    slackMinutes: 30,
    shiftMinutes: 0,
    totalOre: 2000 + 3 * 4000 + 3 * 500,
  })
})

test('bookings push the start, and a car with air around the trip comes before one without', async () => {
  await book(api.ask, 60, 240)
  await book(api.ask, 60, 240, { carId: 2 })
  await book(api.ask, 420, 700, { carId: 2 })
  await book(api.ask, 100, 700, { carId: 3 })
  expect(await reported()).toEqual([
    [1, wire(270)],
    [2, wire(240)],
  ])
})

test('kilometres and waiver are priced as in an ordinary search', async () => {
  const [dear] = (await search({ kilometers: '50', superDamageWaiver: 'false' })).data
  expect(dear?.totalOre).toBe(2000 + 3 * 4000 + 50 * 300)
})

test('a window in which nothing fits answers the nearest misses, the least shift first', async () => {
  for (const carId of [1, 2, 3]) await book(api.ask, 60, 540 + 60 * carId, { carId })
  const { data, nearestMisses } = await search()
  expect(data).toEqual([])
  expect(nearestMisses.map(({ id, shiftMinutes }) => [id, shiftMinutes])).toEqual([
    [1, 180],
    [2, 240],
  ])
  expect(nearestMisses[0]?.availablePeriod).toEqual({ start: wire(600), end: wire(780) })
})

test('a window that has begun offers starts from now on', async () => {
  expect(await search({}, api.ask, 135)).toMatchObject({ data: [{ firstStart: wire(150) }, {}, {}] })
})

test('filters narrow a flexible search as they do any other', async () => {
  expect(await reported({ filters: JSON.stringify({ minSeats: 7 }) })).toEqual([[3, wire(120)]])
  expect(await reported({ size: '1' })).toHaveLength(1)
  expect(await reported({ orgId: '2' })).toEqual([[4, wire(120)]])
})

test.each([
  { lengthMinutes: '30' },
  { lengthMinutes: '500' },
  { start: wire(-600), end: wire(100) },
  { end: wire(0) },
  { end: wire(60 * 24 * 8) },
  { start: wire(60 * 24 * 400), end: wire(60 * 24 * 400 + 300) },
])('a flexible search with %o is refused: request.invalid', async (more) => {
  expect(await refusalOf(search(more))).toBe('request.invalid')
})

test('the index and the database answer a flexible search alike', async () => {
  await book(api.ask, 60, 240)
  await book(api.ask, 300, 700, { carId: 2 })
  await book(api.ask, 60, 650, { carId: 3 })
  const index: SearchIndex = startSearchIndex(api.database, { report: () => undefined, clock: () => minutesOn(0) })
  try {
    await index.refresh()
    const remembering = askWith(api.database, { searchIndex: index })
    for (const lengthMinutes of ['60', '180', '300', '420']) {
      const more = { lengthMinutes, location: bergen }
      expect(await search(more, remembering)).toEqual(await search(more))
    }
  } finally {
    await index.stop()
  }
})
