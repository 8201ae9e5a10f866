import { randomUUID } from 'node:crypto'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import {
  callEndpoint,
  entityIdOf,
  logIn,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../../testing/test-site.ts'
import { hashToken } from '../../sessions/session-token.ts'

const start = new Date(Math.ceil(Date.now() / 3_600_000 + 48) * 3_600_000)
let hours = 0
/** What nobody else books. */
const slot = () => {
  hours += 4
  const from = addMinutes(start, hours * 60)
  return { membershipId: 2, carId: 1, start: from.toISOString(), end: addMinutes(from, 120).toISOString() }
}

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestSite()
  token = await logIn(site.address, testPeople.owner)
})
afterAll(() => site.stop())

const book = (body: object, key = randomUUID()) =>
  callEndpoint(site.address, 'createReservation', { token, body, headers: { 'idempotency-key': key } })
const rows = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  site.suite.database.rows<Row>(sql, values)

test('all that is kept of a booking, its answer too, is written by one statement', async () => {
  const key = randomUUID()
  const made = await book(slot(), key)
  expect(made.status).toBe(201)
  // Rows that one statement wrote have the same transaction and the same command in it.
  const written = await rows<{ xmin: string; cmin: string }>(
    `select xmin::text, cmin::text from idempotency where key = $1
     union all select xmin::text, cmin::text from reservation where organization_id = 1 and id = $2`,
    [key, entityIdOf(made)],
  )
  expect(written).toHaveLength(2)
  expect(written[0]).toEqual(written[1])
  const counts = await rows<{ count: number }>(
    `select count(*)::int as count from reservation_driver where reservation_id = $1
     union all select count(*)::int from reservation_change where reservation_id = $1
     union all select count(*)::int from outbox where reservation_id = $1`,
    [entityIdOf(made)],
  )
  expect(counts.map(({ count }) => count)).toEqual([1, 1, 1])
})

test('the answer to a booking is kept in a few bytes: most of it is in every such answer', async () => {
  const key = randomUUID()
  const made = await book(slot(), key)
  expect(JSON.stringify(made.body).length).toBeGreaterThan(1000)
  const [kept] = await rows<{ bytes: number }>('select length(answer) as bytes from idempotency where key = $1', [key])
  expect(kept?.bytes).toBeGreaterThan(0)
  expect(kept?.bytes).toBeLessThan(330)
})

test('the answer is what is read of the reservation afterwards', async () => {
  const made = await book(slot())
  const read = await callEndpoint(site.address, 'getReservation', { token, params: { id: entityIdOf(made) } })
  expect(made.body).toMatchObject({ entity: read.body as object })
})

test('a call that is repeated after its reservation was cancelled is answered as before, and books nothing', async () => {
  const key = randomUUID()
  const body = slot()
  const made = await book(body, key)
  const canceled = await callEndpoint(site.address, 'cancelReservation', {
    token,
    params: { id: entityIdOf(made) },
    body: {},
  })
  expect(canceled.status).toBe(200)
  expect(await book(body, key)).toMatchObject({ status: 201, text: made.text })
  const live = await rows('select id from reservation where blocking and start_at = $1', [body.start])
  expect(live).toEqual([])
})

test('a refusal is kept: the repeated call is refused though the car has become free', async () => {
  const body = slot()
  const first = await book(body)
  const key = randomUUID()
  const refused = await book(body, key)
  expect(refused).toMatchObject({ status: 409, body: { code: 'reservation.car-taken' } })
  await callEndpoint(site.address, 'cancelReservation', { token, params: { id: entityIdOf(first) }, body: {} })
  expect(await book(body, key)).toMatchObject({ status: 409, text: refused.text })
  expect(await book(body)).toMatchObject({ status: 201 })
})

test('32 at once for one car: one has it, all others are told so, and nothing is left of them', async () => {
  const body = slot()
  const answers = await Promise.all(Array.from({ length: 32 }, () => book(body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 31 }, () => 409)])
  expect(await rows('select id from reservation where start_at = $1', [body.start])).toHaveLength(1)
})

test('one key for two cars at once books one of them', async () => {
  const key = randomUUID()
  const body = slot()
  const answers = await Promise.all([book(body, key), book({ ...body, carId: 2 }, key)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(await rows('select id from reservation where start_at = $1', [body.start])).toHaveLength(1)
})

test('a person who waits for a car and books it waits no longer', async () => {
  const body = slot()
  // Somebody has the car, the person begins to wait, and the car is free again before anybody is told.
  const taken = await book(body)
  expect(await callEndpoint(site.address, 'createWaitlistEntry', { token, body })).toMatchObject({ status: 201 })
  await rows('update reservation set blocking = false, canceled_at = now() where id = $1', [entityIdOf(taken)])
  expect(await book(body)).toMatchObject({ status: 201 })
  const outcomes = await rows<{ outcome: string | null }>(
    'select outcome from wait_wish where person_id = $1 and start_at = $2',
    [testOrg.owner, body.start],
  )
  expect(outcomes).toEqual([{ outcome: 'BOOKED' }])
})

const bookAs = (own: string, body: object) =>
  callEndpoint(site.address, 'createReservation', { token: own, body, headers: { 'idempotency-key': randomUUID() } })

test('a session that ended elsewhere books no more, though the server saw it a moment ago', async () => {
  const own = await logIn(site.address, testPeople.owner)
  expect(await bookAs(own, slot())).toMatchObject({ status: 201 })
  await rows('update session set revoked_at = now() where token_hash = $1', [hashToken(own)])
  const body = slot()
  const ended = { status: 401, body: { code: 'session.missing' } }
  expect(await bookAs(own, body)).toMatchObject(ended)
  expect(await bookAs(own, { ...body, end: body.start })).toMatchObject(ended)
  expect(await rows('select id from reservation where start_at = $1', [body.start])).toEqual([])
})

test('a person whose address is no longer proven books no more, though the server saw them a moment ago', async () => {
  const own = await logIn(site.address, testPeople.owner)
  expect(await bookAs(own, slot())).toMatchObject({ status: 201 })
  const prove = (at: Date | null) => rows('update person set email_proven_at = $2 where id = $1', [testOrg.owner, at])
  await prove(null)
  const refused = await bookAs(own, slot())
  await prove(new Date())
  expect(refused).toMatchObject({ status: 403, body: { code: 'account.email-unconfirmed' } })
  expect(await bookAs(own, slot())).toMatchObject({ status: 201 })
})

test('those who book at the same moment are looked up together, and each is told what is theirs', async () => {
  const ended = await logIn(site.address, testPeople.owner)
  const stranger = await logIn(site.address, testPeople.stranger)
  await rows('update session set revoked_at = now() where token_hash = $1', [hashToken(ended)])
  const body = slot()
  const answers = await Promise.all([
    ...[1, 2, 3].map((carId) => bookAs(token, { ...body, carId })),
    bookAs(stranger, { ...slot(), carId: 1 }),
    bookAs(ended, slot()),
    bookAs(token, { ...slot(), carId: 4 }),
    bookAs(token, { ...slot(), end: body.start }),
  ])
  expect(answers.map(({ status, body: said }) => [status, said?.['code']])).toEqual([
    ...[1, 2, 3].map(() => [201, undefined]),
    [404, 'resource.unknown'],
    [401, 'session.missing'],
    [404, 'resource.unknown'],
    [400, 'request.invalid'],
  ])
  const made = await rows('select car_id from reservation where start_at = $1 order by car_id', [body.start])
  expect(made).toEqual([1, 2, 3].map((car_id) => ({ car_id })))
})
