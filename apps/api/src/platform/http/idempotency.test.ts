import { randomUUID } from 'node:crypto'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callEndpoint, entityIdOf, logIn, startTestSite, type TestSite, testPeople } from '../../testing/test-site.ts'
import { transaction } from '../db/transaction.ts'
import { claimCall } from '../idempotency/idempotency-store.ts'
import { answerOnce } from './answer-once.ts'

let site: TestSite
let second: string
let token: string
beforeAll(async () => {
  site = await startTestSite()
  second = (await site.startAnother()).address
  token = await logIn(site.address, testPeople.owner)
})
afterAll(() => site.stop())
beforeEach(() => site.suite.database.change('delete from reservation; delete from idempotency'))

const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const booking = (carId = 1, hours = 2) => ({
  membershipId: 2,
  carId,
  start: start.toISOString(),
  end: addMinutes(start, hours * 60).toISOString(),
})
const book = (key: string | undefined, body: object = booking(), address = site.address) =>
  callEndpoint(address, 'createReservation', { token, body, ...(key && { headers: { 'idempotency-key': key } }) })

const countReservations = async () => (await site.suite.database.rows('select id from reservation')).length

/** Whoever waits too long for a connection on a busy machine is told to ask again, and does, as clients do by themselves. */
const bookUntilAnswered = async (key: string, address: string): ReturnType<typeof book> => {
  const answer = await book(key, booking(), address)
  return answer.status === 503 ? bookUntilAnswered(key, address) : answer
}

test('the same call 100 times at once at two servers: done once, answered alike to the byte', async () => {
  const key = randomUUID()
  const addresses = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? site.address : second))
  const answers = await Promise.all(addresses.map((address) => bookUntilAnswered(key, address)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await countReservations()).toBe(1)
})

test('calls without a key are calls of their own', async () => {
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await book(undefined)).status))
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409])
})

test('a body with other order and spacing is the same call; other content is a mismatch', async () => {
  const key = randomUUID()
  const first = await book(key)
  const reordered = Object.fromEntries(Object.entries({ ...booking(), unknown: true }).reverse())
  expect(await book(key, reordered)).toMatchObject({ status: 201, text: first.text })
  expect(await book(key, booking(2))).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
  expect(await countReservations()).toBe(1)
})

test('a key of another person is another key', async () => {
  const key = randomUUID()
  await book(key)
  const colleague = await logIn(site.address, testPeople.colleague)
  const headers = { 'idempotency-key': key }
  const answer = await callEndpoint(site.address, 'createReservation', { token: colleague, body: booking(2), headers })
  expect(answer.status).toBe(201)
})

test('a key used for another path is a mismatch', async () => {
  const key = randomUUID()
  const id = entityIdOf(await book(key))
  const headers = { 'idempotency-key': key }
  expect((await callEndpoint(site.address, 'cancelReservation', { token, params: { id }, headers })).status).toBe(422)
  expect((await callEndpoint(site.address, 'cancelReservation', { token, params: { id } })).status).toBe(200)
})

test('a refusal is repeated under its key though its reason is gone', async () => {
  await book(undefined)
  const key = randomUUID()
  const refused = await book(key)
  expect(refused).toMatchObject({ status: 409, body: { code: 'reservation.car-taken' } })
  await site.suite.database.change('delete from reservation')
  expect(await book(key)).toMatchObject({ status: 409, text: refused.text })
  expect((await book(randomUUID())).status).toBe(201)
})

test.each(['short', 'x'.repeat(129), 'with a space in it'])('the key %s is refused at its header', async (key) => {
  const answer = await book(key)
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ fieldName: 'idempotency-key', code: 'field.format' }] },
  })
  expect(await countReservations()).toBe(0)
})

test('a repeated call that waits too long for the first one is refused: idempotency.in-flight', async () => {
  const { database } = site.suite
  const call = { personId: 1, key: 'slow-first-call', fingerprint: Buffer.from('x') }
  await transaction(database, async (tx) => {
    await claimCall(tx, call)
    const twin = answerOnce(database, call, 'request', async () => ({ status: 200, headers: {}, body: '' }))
    await expect(twin).rejects.toMatchObject({ code: 'idempotency.in-flight', retryAfterSeconds: 1 })
  })
})

test('a call that failed for a passing reason is done again under its key', async () => {
  const { database } = site.suite
  const call = { personId: 1, key: 'passing-failure', fingerprint: Buffer.from('x') }
  const failing = answerOnce(database, call, 'request', async (tx) => {
    await tx.rows('select 1/0')
    return { status: 200, headers: {}, body: '' }
  })
  await expect(failing).rejects.toThrow(/division/)
  const answer = await answerOnce(database, call, 'request', async () => ({ status: 200, headers: {}, body: 'done' }))
  expect(answer.body).toBe('done')
})
