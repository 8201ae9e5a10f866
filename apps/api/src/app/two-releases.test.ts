import { formatInstant } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { type RunningServer, startServer } from '../server.ts'
import { lastRelease, startLastRelease } from '../testing/test-last-release.ts'
import { callEndpoint, entityIdOf, logIn, prepareOrg, testPeople } from '../testing/test-site.ts'

const { commit, isHere, hasHistory } = lastRelease

let suite: TestDatabase
let before: Awaited<ReturnType<typeof startLastRelease>>
let now: RunningServer
beforeAll(async () => {
  if (!isHere) return
  suite = await createTestDatabase()
  // As the release before found it: nothing, which it made its own schema of.
  await suite.database.change(`drop schema public cascade; create schema public;
    create extension if not exists btree_gist; create extension if not exists pg_trgm`)
  before = await startLastRelease(suite.url)
  await prepareOrg(suite.database)
  const config = { ...readConfig({}), DATABASE_URL: suite.url, PORT: 0, HOST: '127.0.0.1', LOG_LEVEL: 'error' as const }
  now = await startServer({ ...config, RATE_LIMIT: false })
}, 170_000)
afterAll(async () => {
  if (!isHere) return
  await now.stop()
  await before.stop()
  await suite.drop()
})

const hour = 3_600_000
const period = (hoursAhead: number) => {
  const start = Math.ceil(Date.now() / hour + hoursAhead) * hour
  return { start: formatInstant(new Date(start)), end: formatInstant(new Date(start + 2 * hour)) }
}

test('the release before is in the history, where there is one', () => {
  expect(isHere || !hasHistory, `deploy/last-release names ${commit}`).toBe(true)
})

test.skipIf(!isHere)('two releases at one database book, see and cancel each other’s reservations', async () => {
  const applied = await suite.database.rows<{ name: string }>('select name from schema_migration order by name')
  expect(applied.map(({ name }) => name)).toContain('0160_shares_of_types.sql')
  const both = [before.address, now.address] as const
  for (const [mine, other] of [both, [both[1], both[0]] as const]) {
    const token = await logIn(mine, testPeople.owner)
    const times = period(mine === before.address ? 50 : 100)
    const body = { membershipId: 1, carId: 1, ...times, superDamageWaiver: false }
    const book = (address: string) => callEndpoint(address, 'createReservation', { token, body })
    const made = await book(mine)
    expect(made.status, made.text).toBe(201)
    expect((await book(other)).body).toMatchObject({ code: 'reservation.car-taken' })
    const found = await callEndpoint(other, 'searchCars', { query: { ...times, size: '50' } })
    expect(found.status).toBe(200)
    const params = { id: entityIdOf(made) }
    expect((await callEndpoint(other, 'cancelReservation', { token, params, body: {} })).status).toBeLessThan(300)
    const again = await book(mine)
    expect(again.status, again.text).toBe(201)
  }
})

test.skipIf(!isHere)('a session begun at one release is good at the other, and ended there for both', async () => {
  const token = await logIn(before.address, testPeople.owner)
  const who = (address: string) => callEndpoint(address, 'whoami', { token })
  expect((await who(now.address)).status).toBe(200)
  await callEndpoint(now.address, 'logout', { token })
  expect((await who(before.address)).status).toBe(401)
})
