import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createEnturBikeStations } from './entur-bike-stations.ts'
import { createEnturGeocoder } from './entur-geocoder.ts'
import { createEnturStreetDistances } from './entur-street-distances.ts'
import { type FakePlaces, startFakePlaces } from './fake.ts'

const torget = { latitude: 60.395, longitude: 5.3254 }
const sandviken = { latitude: 60.4078, longitude: 5.3217 }
const trondheim = { latitude: 63.4304, longitude: 10.3951 }
const counties = ['KVE:TopographicPlace:46', 'KVE:TopographicPlace:50']

// The fake is late by 400 ms.
const impatient = { deadlineMs: 150 }

let fake: FakePlaces
beforeAll(async () => {
  fake = await startFakePlaces()
})
afterAll(() => fake.stop())
afterEach(() => {
  for (const service of ['geocoder', 'trips', 'bikes'] as const) fake.script(service, 'usual')
  fake.asked.length = 0
})

const geocoder = (more: { deadlineMs?: number; counties?: string[]; clientName?: string; now?: () => number } = {}) =>
  createEnturGeocoder({ url: fake.geocoderUrl, clientName: fake.clientName, counties, ...more })
const distances = (more: { deadlineMs?: number; now?: () => number } = {}) =>
  createEnturStreetDistances({ url: fake.plannerUrl, clientName: fake.clientName, ...more })
const stations = (network = 'bergenbysykkel', deadlineMs?: number) =>
  createEnturBikeStations({
    url: fake.plannerUrl,
    clientName: fake.clientName,
    network,
    area: [60.28, 5.2, 60.5, 5.45],
    deadlineMs,
  })

test('a search for an address finds what was typed, those near the focus first, houses by number', async () => {
  expect(await geocoder().search('sandvik', torget)).toMatchObject([
    { name: 'Nye Sandviksveien', locality: 'Bergen' },
    { name: 'Sandviksveien', locality: 'Bergen', latitude: 60.4081, longitude: 5.321 },
  ])
  expect(await geocoder().search('Torgallmenningen 8', torget)).toMatchObject([{ name: 'Torgallmenningen 8' }])
  expect(await geocoder().search('  ', torget)).toEqual([])
  expect(await geocoder().search('finnes ikke', torget)).toEqual([])
})

test('a search finds addresses only in the configured counties, and sends a focus no finer than 1 km', async () => {
  expect(await geocoder().search('karl johans', torget)).toEqual([])
  const gates = await geocoder().search('gate', { latitude: 63.43217, longitude: 10.39519 })
  expect(gates).not.toBe('unanswered')
  const oneCounty = await geocoder({ counties: ['KVE:TopographicPlace:50'] }).search('Kongens gate', torget)
  expect(oneCounty).toMatchObject([{ locality: 'Trondheim' }])
  expect(fake.asked.some(({ question }) => question.includes('focus.point.lat=63.43&'))).toBe(true)
  expect(fake.asked.every(({ question }) => question.includes('size=20'))).toBe(true)
})

test('a search that differs only in letter case, spaces or a nearby focus is asked for once', async () => {
  const once = geocoder()
  await Promise.all([once.search('Strandgaten', torget), once.search(' strandgaten ', torget)])
  await once.search('STRANDGATEN', { latitude: 60.3951, longitude: 5.3251 })
  expect(fake.asked).toHaveLength(1)
})

test.each(['late', 'silent', 'broken', 'garbage'] as const)(
  'services that are %s: addresses and stations unanswered, distances unknown',
  async (behaviour) => {
    for (const service of ['geocoder', 'trips', 'bikes'] as const) fake.script(service, behaviour)
    expect(await geocoder(impatient).search('Strandgaten', torget)).toBe('unanswered')
    expect(await distances(impatient).walk(torget, [sandviken])).toEqual([undefined])
    expect(await stations(undefined, impatient.deadlineMs).list()).toBe('unanswered')
  },
)

test('a search that failed is asked for again; a late answer counts where the deadline allows it', async () => {
  const one = geocoder()
  fake.script('geocoder', 'broken')
  expect(await one.search('Strandgaten', torget)).toBe('unanswered')
  fake.script('geocoder', 'usual')
  expect(await one.search('Strandgaten', torget)).toHaveLength(1)
  fake.script('trips', 'late')
  expect((await distances().walk(torget, [sandviken]))[0]?.metres).toBeGreaterThan(0)
})

test('distances after a breach of the quota: no more calls until the quota is renewed', async () => {
  let now = Date.now()
  const one = distances({ now: () => now })
  fake.script('trips', 'quota')
  expect(await one.walk(torget, [sandviken])).toEqual([undefined])
  fake.script('trips', 'usual')
  expect(await one.walk(torget, [sandviken])).toEqual([undefined])
  expect(fake.asked).toHaveLength(1)
  now += 61_000
  expect((await one.walk(torget, [sandviken]))[0]?.metres).toBeGreaterThan(0)
  expect(fake.asked).toHaveLength(2)
})

test('distances to several places are one call, and a known distance is not asked for again', async () => {
  const one = distances()
  const [there, nowhere] = await one.walk(torget, [sandviken, trondheim])
  expect(there?.metres).toBeGreaterThan(1430)
  expect(there?.seconds).toBeGreaterThan(600)
  expect(nowhere).toBeUndefined()
  await one.walk(torget, [sandviken, trondheim])
  expect(fake.asked).toHaveLength(1)
  await one.walk(torget, [sandviken, { latitude: 60.3985, longitude: 5.3087 }])
  expect(fake.asked).toHaveLength(2)
  expect(fake.asked[1]?.question).not.toContain('60.4078')
})

test('distances: a position is sent with four decimals at most', async () => {
  await distances().walk({ latitude: 60.395_123_456, longitude: 5.325_987_654 }, [sandviken])
  expect(fake.asked[0]?.question).toContain('latitude:60.3951,longitude:5.326}')
})

test('city bikes: only the stations of the configured network are listed', async () => {
  const found = await stations().list()
  if (found === 'unanswered') throw new Error('The fake did not answer.')
  expect(found.map(({ name }) => name)).toContain('Festplassen')
  expect(found.map(({ name }) => name)).not.toContain('Sykkelparkering Sentrum')
  expect(found[0]).toHaveProperty('networks', ['bergenbysykkel'])
  expect(await stations('annen').list()).toMatchObject([
    { name: 'Sykkelparkering Sentrum', networks: ['annen'], longitude: 5.3262, latitude: 60.3905 },
  ])
})

test('city bikes: the stations are asked for once a minute at most', async () => {
  const one = stations()
  await Promise.all([one.list(), one.list()])
  await one.list()
  expect(fake.asked).toHaveLength(1)
})

test('a client without a proper name sends nothing and is unanswered', async () => {
  expect(await geocoder({ clientName: 'delebil' }).search('Strandgaten', torget)).toBe('unanswered')
  expect(fake.asked).toEqual([])
})
