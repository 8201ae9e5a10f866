import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Places } from '../../adapters/places/port.ts'
import { askWith, createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const askFrom = (places: Places) => askWith(api.database, { places })
const now = new Date()
const from = { latitude: 60.395, longitude: 5.325 }
const station = {
  id: 'a',
  name: 'Torget',
  latitude: 60.395,
  longitude: 5.3254,
  bikesAvailable: 3,
  spacesAvailable: 5,
  realtimeOccupancyAvailable: true,
  allowDropoff: true,
  networks: ['sykkel'],
}

test('without map services: no addresses, straight distances, no city bikes', async () => {
  const ask = askFrom({})
  expect(await ask('findAddresses', undefined, { query: { text: 'Strandgaten' } }, now)).toEqual({ data: [] })
  expect(await ask('listBikeStations', undefined, {}, now)).toEqual({ network: null, data: [] })
  const { data } = await ask('getStreetDistances', undefined, { body: { from, locationIds: [1] } }, now)
  expect(data).toEqual([{ locationId: 1, metres: 620, isStraight: true, seconds: null }])
})

test('addresses come with their position; a service that is silent: places.unanswered', async () => {
  const search = async () => [
    { id: 'x', name: 'Strandgaten 1', locality: 'Bergen', latitude: 60.39541, longitude: 5.31892 },
  ]
  const good = askFrom({ geocoder: { search } })
  expect(await good('findAddresses', undefined, { query: { text: 'strand' } }, now)).toEqual({
    data: [
      {
        id: 'x',
        name: 'Strandgaten 1',
        locality: 'Bergen',
        location: { type: 'Point', coordinates: [5.31892, 60.39541] },
      },
    ],
  })
  const silent = askFrom({ geocoder: { search: async () => 'unanswered' } })
  const refused = silent('findAddresses', undefined, { query: { text: 'strand' } }, now)
  expect(await refusalOf(refused)).toBe('places.unanswered')
})

test('distances come nearest first, straight only where no way is known', async () => {
  const ask = askFrom({
    streetDistances: {
      walk: async (_from, to) => [{ metres: 800, seconds: 600 }, ...to.slice(1).map(() => undefined)],
    },
  })
  const { data } = await ask('getStreetDistances', undefined, { body: { from, locationIds: [2, 1, 1] } }, now)
  expect(data).toMatchObject([
    { locationId: 1, metres: 800, isStraight: false, seconds: 600 },
    { locationId: 2, isStraight: true, seconds: null },
  ])
})

test('the distance to a place that does not exist is unknown', async () => {
  const refused = askFrom({})('getStreetDistances', undefined, { body: { from, locationIds: [1, 4711] } }, now)
  expect(await refusalOf(refused)).toBe('resource.unknown')
})

test('city bikes come with the name of their network; a service that is silent: places.unanswered', async () => {
  const ask = askFrom({ bikeStations: { network: 'sykkel', list: async () => [station] } })
  expect(await ask('listBikeStations', undefined, {}, now)).toEqual({
    network: 'sykkel',
    data: [{ ...station, location: { type: 'Point', coordinates: [5.3254, 60.395] } }],
  })
  const silent = askFrom({ bikeStations: { network: 'sykkel', list: async () => 'unanswered' } })
  expect(await refusalOf(silent('listBikeStations', undefined, {}, now))).toBe('places.unanswered')
})
