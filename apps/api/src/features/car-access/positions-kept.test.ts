import { createHash } from 'node:crypto'
import { contract, type Endpoint, requestAddress } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarAccess } from '../../adapters/car-access/port.ts'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { insertSamples, pictureText, sampleOf } from '../../testing/test-admin-samples.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

/** Where every car is; far from any place, so that the number comes from nowhere else. */
const position = { lat: 61.7777777, lng: 6.7777777 }
// Seconds of a time have a digit before them.
const reported = /(?<!\d)(61|6)\.7[78]/
const carAccess: CarAccess = {
  open: async () => 'opened',
  lock: async () => 'locked',
  setCards: async () => 'taken',
  condition: async () => ({
    isLocked: true,
    areDoorsClosed: true,
    chargePercent: 12,
    isCharging: false,
    fuelPercent: null,
    rangeKilometers: 48,
    odometerKilometers: 48_211,
    position,
  }),
}

const owner = 'owner'.padEnd(43, 'x')
const soon = (hours: number) => new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString()
const near = { location: JSON.stringify({ type: 'Point', coordinates: [5.32, 60.39] }) }
const window = { start: soon(1), end: soon(3) }

let site: AdminSite
let staff: Hired
let picture: string
beforeAll(async () => {
  site = await startAdminSite({ carAccess })
  picture = await pictureText()
  staff = await site.hire(1, allPermissions)
  // Car 53 is out on a trip of the owner's, 53.
  await insertSamples(site.database, [staff.personId])
  await site.database.change(
    `update car set access = '{TELEMATICS}', properties = '{FUEL_TYPE:ELECTRIC}' where id <> 50`,
  )
  await site.database.change(
    `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
     values ($1, 1, 'member', now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(owner).digest()],
  )
})
afterAll(() => site.stop())

// What tells it for a reason, and what is refused while the club owns its invoices.
const otherwise = ['fleet-map.position', 'reservations.send-to-tripletex']
const adminCalls = Object.keys(adminContract).filter((name) => !otherwise.includes(name))
test.each(adminCalls)('staff: %s holds no position of a car', async (name) => {
  const input = sampleOf(name, staff.personId, picture)
  const { status, text } = await site.undone(() => site.ask(name, staff.token, input))
  expect(status, text).toBeLessThan(300)
  expect(text).not.toMatch(reported)
})

// Who drives may see where the car is; the stream says what the database holds, and is looked at below.
const memberCalls = Object.entries<Endpoint>(contract).filter(
  ([name, { method }]) => method === 'GET' && name !== 'getCarState' && name !== 'streamEvents',
)
const placeIds = new Set(['getLocation'])
const queries: Readonly<Record<string, object>> = {
  searchCars: { ...near, ...window },
  searchFlexible: { ...near, from: soon(1), to: soon(30), durationMinutes: 60 },
}
const answered: string[] = []
const memberAnswer = async (name: string, declaration: Endpoint, token: string | undefined) => {
  const params = Object.fromEntries(
    [...declaration.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', placeIds.has(name) ? 1 : 53]),
  )
  const query = queries[name] ?? (declaration.query ? { ...window, after: soon(1), before: soon(3) } : undefined)
  const answer = await site.undone(async () =>
    site.app.inject({
      method: 'GET',
      url: requestAddress(declaration, params, query as Record<string, unknown> | undefined),
      headers: token ? { authorization: token } : {},
    }),
  )
  if (answer.statusCode < 300) answered.push(name)
  return answer.payload
}
test.each(memberCalls)('members and visitors: %s holds no position of a car', async (name, declaration) => {
  for (const token of [owner, undefined]) expect(await memberAnswer(name, declaration, token)).not.toMatch(reported)
})

test('the calls that could hold a position have all been asked', () => {
  expect(answered).toEqual(
    expect.arrayContaining(['searchCars', 'getCar', 'listLocations', 'getLocation', 'getReservation', 'getFilters']),
  )
})

test('a position told for a reason is stored in no table: events, history and exports cannot tell it', () =>
  site.undone(async () => {
    const asked = { params: { id: 53 }, body: { why: 'Bilen er meldt stjålet' } }
    expect((await site.ask('fleet-map.position', staff.token, asked)).text).toMatch(reported)
    await site.ask('night-desk.car-state', staff.token, { params: { id: 53 } })
    const tables = await site.database.rows<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) {
      const rows = await site.database.rows<{ row: string }>(`select t::text as row from "${name}" t`)
      expect(
        rows.map(({ row }) => row).filter((row) => reported.test(row.replaceAll(/\d\d:\d\d:\S+/g, ''))),
        name,
      ).toEqual([])
    }
  }))
