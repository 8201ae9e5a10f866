import { setTimeout as wait } from 'node:timers/promises'
import { type LiveEvent, readEvents } from '@delebil/core-api'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { transaction } from '../../../platform/db/transaction.ts'
import { appendOutbox } from '../../../platform/outbox/outbox-store.ts'
import {
  callEndpoint,
  entityIdOf,
  logIn,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../../testing/test-site.ts'

let site: TestSite
let second: string
beforeAll(async () => {
  site = await startTestSite()
  second = (await site.startAnother()).address
  await site.suite.database.change(`
    insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
    values (1, 50, 1, 1, 1, now(), now() + interval '2 hours', now() + interval '2 hours', 1)`)
})
afterAll(() => site.stop())

// A transaction of any other suite on the same PostgreSQL holds back what the outbox may show.
const patience = 15_000

const open: AbortController[] = []
afterEach(() => {
  for (const reader of open) reader.abort()
})

const listen = async (token: string, address = site.address) => {
  const events: LiveEvent[] = []
  const stop = new AbortController()
  open.push(stop)
  const opened = Promise.withResolvers<void>()
  const ended = readEvents({ baseUrl: address, token: () => token }, stop.signal, (event) => {
    if (event.topic === 'open') opened.resolve()
    else events.push(event)
  })
  await Promise.race([opened.promise, ended])
  return { events, ended, stop }
}

const append = (event: Parameters<typeof appendOutbox>[1]) => appendOutbox(site.suite.database, event)
const reservationEvent = { topic: 'reservation', reservationId: 50 }
const carEvent = { topic: 'car', carId: 1 }

test("members get events of their clubs' cars and of their own reservations, at every server", async () => {
  const owner = await listen(await logIn(site.address, testPeople.owner))
  const elsewhere = await listen(await logIn(site.address, testPeople.owner), second)
  const colleague = await listen(await logIn(site.address, testPeople.colleague))
  const stranger = await listen(await logIn(site.address, testPeople.stranger))
  await append({ topic: 'reservation', organizationId: 1, reservationId: 50 })
  await append({ topic: 'car', organizationId: 1, carId: 1 })
  await append({ topic: 'car', organizationId: 1, carId: 1 })
  await append({ topic: 'block', organizationId: 2, carId: 4 })
  await vi.waitFor(() => {
    expect(owner.events).toEqual(expect.arrayContaining([reservationEvent, carEvent]))
    expect(elsewhere.events).toEqual(expect.arrayContaining([reservationEvent, carEvent]))
    // The colleague is on the staff of club 2 as well, and in another membership of club 1.
    expect(colleague.events).toEqual(expect.arrayContaining([carEvent, { topic: 'car', carId: 4 }]))
    expect(stranger.events).toEqual([{ topic: 'car', carId: 4 }])
  }, patience)
  expect(owner.events).not.toContainEqual({ topic: 'car', carId: 4 })
  expect(colleague.events).not.toContainEqual(reservationEvent)
})

test('the 21st stream of one person is refused with 429, until another of theirs ends', async () => {
  const token = await logIn(site.address, testPeople.owner)
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  while (streams.length < 20) streams.push(await listen(token))
  const oneMore = () => callEndpoint(site.address, 'streamEvents', { token })
  const refused = await Promise.race([oneMore(), wait(5000)])
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
  await listen(await logIn(site.address, testPeople.colleague))
  streams[0]?.stop.abort()
  await streams[0]?.ended
  await vi.waitFor(
    () => Promise.race([listen(token), wait(500).then(() => Promise.reject(new Error('refused')))]),
    patience,
  )
})

test('an event of the wait list reaches only the person who waits, and holds no id', async () => {
  const owner = await listen(await logIn(site.address, testPeople.owner))
  const colleague = await listen(await logIn(site.address, testPeople.colleague))
  await append({ topic: 'wait-list', organizationId: 1, payload: { personId: 2 } })
  await append({ topic: 'car', organizationId: 1, carId: 1 })
  await vi.waitFor(() => {
    expect(colleague.events).toEqual(expect.arrayContaining([{ topic: 'wait-list' }, carEvent]))
    expect(owner.events).toContainEqual(carEvent)
  }, patience)
  expect(owner.events).not.toContainEqual({ topic: 'wait-list' })
})

test('an event of a transaction that commits late is still delivered', async () => {
  const { events } = await listen(await logIn(site.address, testPeople.owner))
  await transaction(site.suite.database, async (tx) => {
    await appendOutbox(tx, { topic: 'car', organizationId: 1, carId: 2 })
    await append({ topic: 'car', organizationId: 1, carId: 3 })
    await wait(600)
  })
  await vi.waitFor(
    () =>
      expect(events).toEqual(
        expect.arrayContaining([
          { topic: 'car', carId: 2 },
          { topic: 'car', carId: 3 },
        ]),
      ),
    patience,
  )
})

test('a booking made at another server reaches the stream', async () => {
  const token = await logIn(site.address, testPeople.owner)
  const { events } = await listen(token)
  const start = new Date(Math.ceil(Date.now() / 3_600_000 + 48) * 3_600_000)
  const body = { membershipId: 2, carId: 3, start, end: new Date(start.getTime() + 7_200_000) }
  const reservationId = entityIdOf(await callEndpoint(second, 'createReservation', { token, body }))
  expect(reservationId).toBeGreaterThan(0)
  await vi.waitFor(
    () => expect(events).toEqual(expect.arrayContaining([{ topic: 'reservation', reservationId }])),
    patience,
  )
})

test('logging out at another server ends the stream', async () => {
  const token = await logIn(site.address, testPeople.owner)
  const { ended } = await listen(token)
  await callEndpoint(second, 'logout', { token })
  await expect(Promise.race([ended, wait(patience, 'still open')])).resolves.toBe('ended')
})

test('a stream without a session is refused: 401', async () => {
  expect((await callEndpoint(site.address, 'streamEvents')).status).toBe(401)
})

test('a server that stops ends its streams without waiting for them', async () => {
  const server = await site.startAnother()
  const { ended } = await listen(await logIn(site.address, testPeople.owner), server.address)
  const started = performance.now()
  await server.stop()
  expect(performance.now() - started).toBeLessThan(5000)
  expect(await ended).toBe('ended')
})

test('readers that come and go do not keep others from their events', async () => {
  const token = await logIn(site.address, testPeople.owner)
  for (let round = 0; round < 5; round += 1) (await listen(token)).stop.abort()
  const { events } = await listen(token)
  await append({ topic: 'car', organizationId: 1, carId: 1 })
  await vi.waitFor(() => expect(events).toEqual([carEvent]), patience)
})
