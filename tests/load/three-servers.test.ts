import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { callEndpoint } from '../../apps/api/src/testing/test-site.ts'
import { findFaults, halfHours, type Outcome, type Request, slowest, stampede } from './stampede.ts'
import { startThreeServers, type ThreeServers } from './three-servers.ts'

const CALLS = 500
const LIMIT_MS = 1000

let site: ThreeServers
beforeAll(async () => {
  site = await startThreeServers()
  await stampede(site, identical)
})
afterAll(async () => {
  await site.stop()
  await site.suite.drop()
})
beforeEach(() => forget())
afterEach(async () => expect(await site.suite.countDeadlocks()).toBe(0))

const requests = (request: (n: number) => Request) => Array.from({ length: CALLS }, (_, n) => request(n))
const apart = requests((n) => ({ carId: 1 + (n % 3), ...halfHours(4 * Math.floor(n / 3), 4) }))
const identical = requests(() => ({ carId: 1, ...halfHours(0, 4) }))
const overlapping = requests((n) => ({ carId: 1, ...halfHours(n % 31, 2 + (n % 7)) }))

const forget = () => site.suite.database.change('delete from reservation; delete from idempotency')
const winnersOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status === 201)

test('500 bookings at once at three servers: different times all succeed, of equal ones exactly one, as quickly', async () => {
  const yardstick = await stampede(site, apart)
  expect(await findFaults(site, yardstick)).toEqual([])
  expect(winnersOf(yardstick)).toHaveLength(CALLS)
  // On a machine that has other work too, a second is not enough for anything: then nobody waits longer than without rivals.
  const patience = Math.max(LIMIT_MS, 1.5 * slowest(yardstick))

  await forget()
  const same = await stampede(site, identical)
  expect(await findFaults(site, same)).toEqual([])
  expect(winnersOf(same)).toHaveLength(1)
  expect(slowest(same)).toBeLessThan(patience)

  await forget()
  const crossing = await stampede(site, overlapping)
  expect(await findFaults(site, crossing)).toEqual([])
  expect(slowest(crossing)).toBeLessThan(patience)
}, 120_000)

// A time that no stampede has touched: what they left is deleted behind the servers' backs.
const later = halfHours(2000, 4)

const freePart = async (address: string, carId: number): Promise<number | undefined> => {
  const place = { location: '{"type":"Point","coordinates":[5.32,60.39]}' }
  const query = { start: later.start.toISOString(), end: later.end.toISOString(), ...place }
  const { body } = await callEndpoint(address, 'searchCars', { query })
  const cars = body?.['cars'] as readonly { id: number; maxAvailability: number }[]
  return cars.find(({ id }) => id === carId)?.maxAvailability
}

test('a booking at one server is in the search of the others within a second', async () => {
  const { addresses, token } = site
  const [first = '', ...others] = addresses
  const delays: number[] = []
  for (const carId of [1, 2, 3]) {
    for (const other of others) expect(await freePart(other, carId)).toBe(100)
    const body = { membershipId: 2, carId, ...later }
    expect((await callEndpoint(first, 'createReservation', { token, body })).status).toBe(201)
    const booked = performance.now()
    for (const other of others) {
      while ((await freePart(other, carId)) !== 0) await wait(10)
      delays.push(performance.now() - booked)
    }
  }
  delays.sort((a, b) => a - b)
  expect(delays[delays.length / 2]).toBeLessThan(LIMIT_MS)
})

test('a session ended at one server is ended at the others at once', async () => {
  const [first = '', ...others] = site.addresses
  const token = await site.logIn()
  for (const other of others) expect((await callEndpoint(other, 'whoami', { token })).status).toBe(200)
  expect((await callEndpoint(first, 'logout', { token })).status).toBe(204)
  for (const other of others) expect((await callEndpoint(other, 'whoami', { token })).status).toBe(401)
})

test('without the constraint the same stampedes book twice, so the test would see the fault', async () => {
  const { database } = site.suite
  await database.change('alter table reservation drop constraint no_double_booking')
  // Each of the three lets its own first go ahead: a slow write holds the moment open between a look and its row.
  await database.change(`create function write_slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.1); return new; end $$`)
  await database.change(
    'create trigger write_slowly before insert on reservation for each row execute function write_slowly()',
  )
  for (const wanted of [identical, overlapping]) {
    const outcomes = await stampede(site, wanted.slice(0, 100))
    expect(await findFaults(site, outcomes)).toEqual(['two won the same time', 'rows overlap'])
    await forget()
  }
})
