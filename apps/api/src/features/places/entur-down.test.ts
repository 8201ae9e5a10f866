import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePlaces, startFakePlaces } from '../../adapters/places/fake.ts'
import { callEndpoint, startTestSite, type TestSite } from '../../testing/test-site.ts'

let fake: FakePlaces
let site: TestSite
const lines: string[] = []
beforeAll(async () => {
  fake = await startFakePlaces()
  const settings = { GEOCODER_URL: fake.geocoderUrl, JOURNEY_PLANNER_URL: fake.plannerUrl }
  site = await startTestSite({ ...settings, PLACES_LIMIT_PER_MINUTE: 12 }, lines)
})
afterAll(async () => {
  await site.stop()
  await fake.stop()
})

const from = { latitude: 60.391_234, longitude: 5.323_456 }
const measure = (body: unknown) => callEndpoint(site.address, 'getStreetDistances', { body })

test('addresses, walks and city bikes are answered through our server, and no log holds a position', async () => {
  const location = JSON.stringify({ type: 'Point', coordinates: [5.323_456, 60.391_234] })
  const query = { text: 'Strandgaten 12', location }
  const addresses = await callEndpoint(site.address, 'findAddresses', { query })
  expect(addresses.body).toMatchObject({ data: [{ name: 'Strandgaten 12', locality: 'Bergen' }] })
  expect((await measure({ from, locationIds: [1] })).body).toMatchObject({ data: [{ isStraight: false }] })
  const bikes = await callEndpoint(site.address, 'listBikeStations')
  expect(bikes.body).toMatchObject({ network: 'bergenbysykkel' })
  const log = lines.join('')
  expect(log).toContain('/api/addresses')
  expect(log).not.toMatch(/Strandgaten|60\.39|5\.32/)
})

test('a malformed question is refused at its field', async () => {
  const wrong = [
    [{ locationIds: [1] }, 'from'],
    [{ from: { latitude: 91, longitude: 5 }, locationIds: [1] }, 'from.latitude'],
    [{ from, locationIds: [] }, 'locationIds'],
    [{ from, locationIds: Array.from({ length: 21 }, (_, index) => index + 1) }, 'locationIds'],
  ] as const
  for (const [body, fieldName] of wrong) {
    expect(await measure(body)).toMatchObject({ status: 400, body: { errors: [{ fieldName }] } })
  }
  const empty = await callEndpoint(site.address, 'findAddresses', { query: { text: ' ' } })
  expect(empty).toMatchObject({ status: 400, body: { errors: [{ fieldName: 'text', message: 'Må fylles ut' }] } })
})

test('calls over the rate limit are 429 before they reach the map service', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => callEndpoint(site.address, 'listBikeStations')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(8)
  expect(refused[0]?.headers.get('retry-after')).not.toBeNull()
  expect((await callEndpoint(site.address, 'listLocations')).status).toBe(200)
})
