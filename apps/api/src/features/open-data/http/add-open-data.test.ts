import { get } from 'node:http'
import { gbfsManifestPath, gbfsPath } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../../testing/test-site.ts'
import { gbfsFileNames, hasFile } from '../discovery.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ PUBLIC_URL: 'https://delebil.example' })
  await site.suite.database.change(`
    update organization set support_phone = '55 00 00 00', support_email = 'hjelp@nord.example' where id = 1;
    insert into open_data (organization_id, contact_email, published) values (1, 'data@nord.example', true), (2, 'data@sor.example', false);
    insert into reservation (organization_id, kind, membership_id, person_id, car_id, tariff_id, start_at, end_at, busy_until, user_note)
    values (1, 'member', 1, 1, 1, 1, now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', 'Til hytta');
    insert into reservation (organization_id, kind, membership_id, person_id, car_id, tariff_id, start_at, end_at, busy_until, user_note)
    values (1, 'member', 1, 1, 2, 1, now() + interval '5 hours', now() + interval '9 hours', now() + interval '9 hours', 'Til hytta')`)
})
afterAll(() => site.stop())

const ask = (path: string, init: RequestInit = {}) => fetch(`${site.address}${path}`, init)
const askFile = (name: string, version: '3.0' | '3.1-RC3' = '3.0', init: RequestInit = {}) =>
  ask(gbfsPath('nord', version, name), init)
type File = { last_updated: string; ttl: number; version: string; data: Record<string, unknown> }
const readFile = async (name: string, version: '3.0' | '3.1-RC3' = '3.0') =>
  (await (await askFile(name, version)).json()) as File

type Feeds = { feeds: { name: string; url: string }[] }

test('the manifest leads to the feed of each club and the feed to its files, all of which exist', async () => {
  const manifest = (await (await ask(gbfsManifestPath)).json()) as File
  const start = 'https://delebil.example/api/gbfs/nord'
  expect(manifest).toMatchObject({ version: '3.0', ttl: 300 })
  expect(manifest.data).toEqual({
    datasets: [{ system_id: 'delebil_nord', versions: [{ version: '3.0', url: `${start}/3.0/gbfs.json` }] }],
  })
  for (const version of ['3.0', '3.1-RC3'] as const) {
    const index = await readFile('gbfs', version)
    const { feeds } = index.data as Feeds
    expect(feeds.map(({ name }) => name)).toEqual(gbfsFileNames.filter((name) => hasFile(version, name)))
    for (const { name, url } of feeds) {
      expect(url).toBe(`${start}/${version}/${name}.json`)
      const answer = await ask(new URL(url).pathname)
      expect(answer.status, url).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const file = (await answer.json()) as File
      expect(Object.keys(file)).toEqual(['last_updated', 'ttl', 'version', 'data'])
      expect(file.version).toBe(version)
      expect(file.last_updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/)
      expect(Math.abs(Date.now() - Date.parse(file.last_updated))).toBeLessThan(60_000)
    }
  }
  expect((await readFile('gbfs_versions', '3.1-RC3')).data).toEqual({
    versions: ['3.0', '3.1-RC3'].map((version) => ({ version, url: `${start}/${version}/gbfs.json` })),
  })
})

test('system_information tells name, phone, e-mail and addresses of the club', async () => {
  expect((await readFile('system_information')).data).toEqual({
    system_id: 'delebil_nord',
    languages: ['nb'],
    name: [{ text: 'Nord bildeling', language: 'nb' }],
    operator: [{ text: 'Nord bildeling', language: 'nb' }],
    opening_hours: '24/7',
    url: 'https://delebil.example/',
    phone_number: '+4755000000',
    email: 'hjelp@nord.example',
    feed_contact_email: 'data@nord.example',
    manifest_url: 'https://delebil.example/api/gbfs/manifest.json',
    timezone: 'Europe/Oslo',
    license_id: 'CC-BY-4.0',
    attribution_organization_name: [{ text: 'Nord bildeling', language: 'nb' }],
  })
})

test('no file tells people, plates, numbers or our ids of cars, and the fields are those intended', async () => {
  const fields = new Map<string, string[]>()
  const people = ['Eva', 'Eier', 'Kari', 'hytta', 'privat', 'delebil.test']
  for (const name of gbfsFileNames) {
    const text = await (await askFile(name, '3.1-RC3')).text()
    for (const secret of [...people, 'EL1000', 'carId', 'licensePlate', 'reservation'])
      expect(text).not.toContain(secret)
    const { vehicles } = (JSON.parse(text) as File).data as { vehicles?: object[] }
    if (vehicles) fields.set(name, [...new Set(vehicles.flatMap((one) => Object.keys(one)))].sort())
  }
  const both = ['pricing_plan_id', 'station_id', 'vehicle_id', 'vehicle_type_id']
  expect(fields.get('vehicle_availability')).toEqual(['availabilities', ...both])
  const status = [...both, 'available_until', 'home_station_id', 'is_disabled', 'is_reserved']
  expect(fields.get('vehicle_status')).toEqual(status.sort())
})

test('a car on a trip is missing from vehicle_status, and the station counts the others', async () => {
  const { vehicles } = (await readFile('vehicle_status')).data as { vehicles: { vehicle_id: string }[] }
  expect(vehicles).toHaveLength(2)
  const planned = (await readFile('vehicle_availability', '3.1-RC3')).data as { vehicles: { vehicle_id: string }[] }
  expect(planned.vehicles).toHaveLength(3)
  const known = new Set(planned.vehicles.map((one) => one.vehicle_id))
  for (const { vehicle_id } of vehicles) expect(known).toContain(vehicle_id)
  const { stations } = (await readFile('station_status')).data as { stations: Record<string, unknown>[] }
  expect(stations).toMatchObject([{ station_id: '1', num_vehicles_available: 2, num_vehicles_disabled: 0 }])
  const counts = stations[0]?.vehicle_types_available as { count: number }[]
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  expect((await readFile('station_information')).data).toEqual({
    stations: [
      {
        station_id: '1',
        name: [{ text: 'Torget', language: 'nb' }],
        lat: 60.39,
        lon: 5.32,
        is_virtual_station: true,
        rental_uris: { web: 'https://delebil.example/locations/1' },
      },
    ],
  })
})

test('a file may be cached and read by any page, and is not sent again while unchanged', async () => {
  // A server of its own has not read anything yet: what it reads now, it keeps for the whole test.
  const { address } = await site.startAnother()
  const askNew = (name: string, init: RequestInit = {}) => fetch(`${address}${gbfsPath('nord', '3.0', name)}`, init)
  for (const name of ['vehicle_status', 'system_information']) {
    const first = await askNew(name)
    expect(first.headers.get('cache-control')).toBe(`public, max-age=${name === 'vehicle_status' ? 30 : 300}`)
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(first.headers.get('set-cookie')).toBeNull()
    const etag = first.headers.get('etag') ?? ''
    const again = await askNew(name, { headers: { 'if-none-match': `"x", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await askNew(name, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
    const head = await askNew(name, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  }
  const preflight = await askNew('vehicle_status', {
    method: 'OPTIONS',
    headers: { origin: 'https://planner.example', 'access-control-request-method': 'GET' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('if-none-match')
  const other = await ask('/api/organizations', { headers: { origin: 'https://planner.example' } })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test('a club that does not publish, and a file that does not exist, answer alike: 404', async () => {
  const code = async (path: string) => {
    const answer = await ask(path)
    const { code: problem } = (await answer.json()) as { code: string }
    return [answer.status, problem, answer.headers.get('access-control-allow-origin')]
  }
  const absent = [404, 'resource.unknown', '*']
  for (const org of ['sor', 'nowhere', '%00', "'"]) {
    expect(await code(gbfsPath(org, '3.0', 'gbfs')), org).toEqual(absent)
  }
  expect(await code(gbfsPath('nord', '3.0', 'vehicle_availability'))).toEqual(absent)
  expect(await code(gbfsPath('nord', '3.0', 'gbfs_versions'))).toEqual(absent)
  expect(await code(gbfsPath('nord', '3.0', 'system_alerts'))).toEqual(absent)
  expect(await code('/api/gbfs/nord/2.3/gbfs.json')).toEqual(absent)
})

/** From an address of its own: whoever still knows a port from before, and asks there, is counted apart. */
const askAlone = (url: string): Promise<{ status: number | undefined; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    get(url, { localAddress: '127.0.0.9' }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] })
    }).on('error', reject)
  })

test('calls over the rate limit are 429 with retry-after', async () => {
  const { address } = await site.startAnother({ RATE_LIMIT_PER_MINUTE: 3 })
  const answers = []
  // One after the other: a server that has just begun opens its connections for each that asks meanwhile.
  for (const _ of [1, 2, 3, 4]) answers.push(await askAlone(`${address}${gbfsPath('nord', '3.0', 'gbfs')}`))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.retryAfter)).toBeGreaterThan(0)
})
