import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GbfsVersion, gbfsVersions } from '@delebil/core-api'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { createCheckers, type ITypeSuite } from 'ts-interface-checker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { seedDemo } from '../../seed/seed-demo.ts'
import { type GbfsFileName, gbfsFileNames, gbfsManifest, hasFile } from './discovery.ts'
import { type GbfsFile, gbfsFile } from './gbfs.ts'
import { type Feed, openFeeds } from './open-feeds.ts'
import { renderFeed } from './render-feed.ts'

const schemaFolder = join(import.meta.dirname, '../../../published-schemas')

const now = new Date('2026-10-24T21:10:00+02:00')
const site = 'https://delebil.example'
let suite: TestDatabase
let feeds: Feed[]
beforeAll(async () => {
  suite = await createTestDatabase()
  await seedDemo(suite.database, now)
  const { orgs, find } = openFeeds(suite.database)
  const found = await Promise.all((await orgs(now)).map(({ key }) => find(key, now)))
  feeds = found.filter((feed) => feed !== undefined)
})
afterAll(() => suite.drop())

/** Every file of every club of the demo, with the list of clubs, as it comes out of JSON. */
const allFiles = (version: GbfsVersion): { name: string; file: GbfsFile }[] => {
  const files = feeds.flatMap((feed) =>
    gbfsFileNames
      .filter((name) => hasFile(version, name))
      .map((name) => ({ name: name as string, file: renderFeed(feed, version, name, site) })),
  )
  const orgs = feeds.map(({ org }) => org)
  if (version === '3.0') files.push({ name: 'manifest', file: gbfsFile('3.0', now, 300, gbfsManifest(orgs, site)) })
  return JSON.parse(JSON.stringify(files))
}
const dataOf = <Data>(feed: Feed, name: GbfsFileName) => renderFeed(feed, '3.1-RC3', name, site).data as Data

test('both clubs of the demo publish all their cars', () => {
  expect(feeds.map(({ org, cars }) => [org.key, cars.length])).toEqual([
    ['byfjord', 180],
    ['nidelva', 24],
  ])
  expect(new Set(feeds.flatMap(({ cars }) => cars.map(({ state }) => state)))).toContain('IN_USE')
})

test("every file of 3.0 passes MobilityData's type checkers, and a broken one fails", async () => {
  for (const { name, file } of allFiles('3.0')) {
    const { default: types } = (await import(
      `../../../../../node_modules/gbfs-typescript-types/v3.0/test-type-checkers/${name}-ti.ts`
    )) as { default: ITypeSuite }
    const title = name.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())
    const checker = createCheckers(types)[title]
    expect(checker, title).toBeDefined()
    expect(() => checker?.check(file), name).not.toThrow()
    expect(() => checker?.check({ ...file, version: '2.3' }), name).toThrow()
    expect(() => checker?.check({ ...file, data: undefined }), name).toThrow()
  }
})

test('every id in a file is defined in another, and stretches are in order and long enough', () => {
  type Ids = { vehicle_type_id: string; pricing_plan_id: string; station_id: string }
  type Slot = { from: string; until?: string }
  for (const feed of feeds) {
    const types = dataOf<{ vehicle_types: { vehicle_type_id: string; pricing_plan_ids: string[] }[] }>(
      feed,
      'vehicle_types',
    )
    const plans = dataOf<{ plans: { plan_id: string }[] }>(feed, 'system_pricing_plans').plans.map((one) => one.plan_id)
    const stations = dataOf<{ stations: Ids[] }>(feed, 'station_information').stations.map((one) => one.station_id)
    const { vehicles } = dataOf<{ vehicles: (Ids & { availabilities: Slot[] })[] }>(feed, 'vehicle_availability')
    const typeIds = types.vehicle_types.map((one) => one.vehicle_type_id)
    expect(new Set(typeIds).size).toBe(typeIds.length)
    for (const type of types.vehicle_types) for (const plan of type.pricing_plan_ids) expect(plans).toContain(plan)
    expect(new Set(vehicles.map((one) => one.vehicle_type_id))).toEqual(new Set(typeIds))
    for (const vehicle of vehicles) {
      expect(plans).toContain(vehicle.pricing_plan_id)
      expect(stations).toContain(vehicle.station_id)
      const slots = vehicle.availabilities
      expect(slots.filter(({ until }) => until === undefined)).toEqual(slots.slice(-1))
      const moments = slots.flatMap(({ from, until }) => [Date.parse(from), ...(until ? [Date.parse(until)] : [])])
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      for (const { from, until } of slots) {
        expect(from).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/)
        if (until) expect(Date.parse(until) - Date.parse(from)).toBeGreaterThanOrEqual(3_600_000)
      }
    }
  }
})

test('every file of every version passes the published JSON schemas, and a broken one fails', () => {
  for (const version of gbfsVersions) {
    for (const { name, file } of allFiles(version)) {
      const ajv = new Ajv({ allErrors: true, strict: false })
      formats.default(ajv)
      const schema = readFileSync(join(schemaFolder, `v${version}`, `${name}.json`), 'utf8')
      const validate = ajv.compile(JSON.parse(schema))
      validate(file)
      expect(validate.errors, `${version} ${name}`).toBeNull()
      expect(validate({ ...file, version: '2.3' })).toBe(false)
    }
  }
})
