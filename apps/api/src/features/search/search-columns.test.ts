import { contract } from '@delebil/core-api'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callEndpoint, logIn, startTestSite, type TestSite, testPeople } from '../../testing/test-site.ts'

const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const window = { start: start.toISOString(), end: addMinutes(start, 240).toISOString() }
const place = { location: '{"type":"Point","coordinates":[5.32,60.39]}' }

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  const token = await logIn(site.address, testPeople.owner)
  const body = { membershipId: 2, carId: 1, start: addMinutes(start, 120), end: addMinutes(start, 360) }
  expect(await callEndpoint(site.address, 'createReservation', { token, body })).toMatchObject({ status: 201 })
  const busy = { membershipId: 2, carId: 2, start, end: addMinutes(start, 360) }
  expect(await callEndpoint(site.address, 'createReservation', { token, body: busy })).toMatchObject({ status: 201 })
})
afterAll(() => site.stop())

type Query = Readonly<Record<string, string>>
const bodyOf = async (name: 'searchCars' | 'searchColumns' | 'getCarCatalogue' | 'getPrice', query: Query) => {
  const { status, body } = await callEndpoint(site.address, name, { query })
  expect(status).toBe(200)
  return body as never
}

type Columns = {
  catalogue: string
  ids: number[]
  availability: number[]
  parts: [number, number, number][]
  distances: (number | null)[]
  prices: number[]
}
type Cars = { cars: { id: number; maxAvailability: number }[] }

/** What a holder of the catalogue makes of the columns. */
const joined = ({ cars }: { cars: { id: number }[] }, columns: Columns, { start, end }: typeof window) =>
  columns.ids.map((id, index) => {
    const maxAvailability = columns.availability[index] ?? Number.NaN
    const part = columns.parts.find(([at]) => at === index)
    const whole = maxAvailability === 100 ? { start: new Date(start), end: new Date(end) } : null
    return {
      ...cars.find((car) => car.id === id),
      maxAvailability,
      availablePeriod: part
        ? { start: addMinutes(new Date(start), part[1]), end: addMinutes(new Date(start), part[2]) }
        : whole,
      distance: columns.distances[index],
    }
  })

const withDates = (cars: { availablePeriod?: { start: string; end: string } | null }[]) =>
  cars.map((car) => ({
    ...car,
    availablePeriod: car.availablePeriod && {
      start: new Date(car.availablePeriod.start),
      end: new Date(car.availablePeriod.end),
    },
  }))

describe('a search in columns', () => {
  const questions: Query[] = [
    { ...window, ...place },
    window,
    { ...window, ...place, orgId: '1', size: '2' },
    { ...window, minimumAvailabilityPercent: '60' },
    { ...window, ...place, filters: JSON.stringify({ minSeats: 6 }) },
  ]
  test.each(questions)('is with its catalogue what the whole search answers: %j', async (query) => {
    await expect
      .poll(async () => ((await bodyOf('searchCars', window)) as Cars).cars.map((car) => car.maxAvailability))
      .toEqual(expect.arrayContaining([0, 50]))
    const columns = (await bodyOf('searchColumns', query)) as Columns
    const org: Query = query['orgId'] ? { orgId: query['orgId'] } : {}
    const catalogue = await bodyOf('getCarCatalogue', org)
    expect(catalogue).toMatchObject({ version: columns.catalogue })
    const { cars } = (await bodyOf('searchCars', query)) as never
    expect(columns.ids.length).toBeGreaterThan(0)
    expect(joined(catalogue, columns, window)).toEqual(withDates(cars))
  })

  test.each(['true', 'false'])(
    'has the prices that the price call tells of what can be had, waiver %s',
    async (superDamageWaiver) => {
      const columns = (await bodyOf('searchColumns', { ...window, superDamageWaiver })) as Columns
      const parts = columns.parts.map(([at, from, to]) => ({
        id: columns.ids[at],
        start: addMinutes(start, from),
        end: addMinutes(start, to),
      }))
      const body = { cars: columns.ids, ...window, parts, superDamageWaiver: superDamageWaiver === 'true' }
      const priced = await callEndpoint(site.address, 'getPrice', { body })
      const { cars } = priced.body as unknown as { cars: { totalOre: number }[] }
      expect(columns.prices).toEqual(cars.map(({ totalOre }) => totalOre))
      expect(new Set(columns.prices).size).toBeGreaterThan(1)
    },
  )

  test('needs no bookings in memory: then the database is asked for them', async () => {
    const other = await site.startAnother({ SEARCH_MEMORY_INDEX: false })
    const ofDatabase = async () => (await callEndpoint(other.address, 'searchColumns', { query: window })).body
    await expect.poll(ofDatabase).toEqual(await bodyOf('searchColumns', window))
  })
})

describe('the catalogue', () => {
  const ask = (query: Query, encoding: string) =>
    fetch(`${site.address}${contract.getCarCatalogue.path}?${new URLSearchParams(query)}`, {
      headers: { 'accept-encoding': encoding },
    })

  test('of the version that is asked for may be kept for good, another is asked for again', async () => {
    const { version } = (await bodyOf('getCarCatalogue', {})) as { version: string }
    const current = await ask({ version }, 'identity')
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const old = await ask({ version: 'old' }, 'identity')
    expect(old.headers.get('cache-control')).toBe('no-cache')
    expect(await old.json()).toEqual(await current.json())
  })

  test.each(['br', 'gzip', 'identity'])('comes as %s to whoever takes that', async (encoding) => {
    const answer = await ask({}, encoding)
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.json()).toEqual(await bodyOf('getCarCatalogue', {}))
  })

  test('is another where a car is', async () => {
    const { version } = (await bodyOf('getCarCatalogue', { orgId: '1' })) as { version: string }
    const of2 = (await bodyOf('getCarCatalogue', { orgId: '2' })) as { version: string }
    await site.suite.database.change(`update car set color = 'green' where organization_id = 1 and id = 1`)
    await site.suite.database.change(
      `insert into outbox (topic, organization_id, car_id, payload) values ('car', 1, 1, '{"isAnother":true}')`,
    )
    await expect
      .poll(async () => ((await bodyOf('getCarCatalogue', { orgId: '1' })) as { version: string }).version)
      .not.toBe(version)
    expect(await bodyOf('getCarCatalogue', { orgId: '2' })).toEqual(of2)
  })
})
