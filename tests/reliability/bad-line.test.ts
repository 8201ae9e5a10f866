import { randomUUID } from 'node:crypto'
import { type Api, createClient } from '@delebil/core-api'
import { REQUEST_TIMEOUT_MS } from '@delebil/validation/constants'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { logIn, startTestSite, type TestSite, testPeople } from '../../apps/api/src/testing/test-site.ts'
import { type BadLine, openBadLine, type Weather } from './bad-line.ts'

let site: TestSite
let line: BadLine
let api: Api
beforeAll(async () => {
  site = await startTestSite()
  line = await openBadLine(site.address)
  const token = await logIn(site.address, testPeople.owner)
  api = createClient({ baseUrl: line.address, token: () => token, timeoutMs: 1500 })
})
afterAll(async () => {
  await line.close()
  await site.stop()
})
beforeEach(() => site.suite.database.change('delete from reservation; delete from idempotency'))

const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const period = { start: start.toISOString(), end: addMinutes(start, 120).toISOString() }
const book = (idempotencyKey: string) =>
  api.createReservation({ body: { membershipId: 2, carId: 1, ...period }, idempotencyKey })
const bookedIds = async () =>
  (await site.suite.database.rows<{ id: number }>('select id from reservation')).map(({ id }) => id)

/** As a person does: press again until it works. */
const bookUntilAnswered = (key: string) =>
  vi.waitFor(
    async () => {
      const result = await book(key)
      if (!result.ok) throw new Error(result.refusal.code)
      return result.value.entity.id
    },
    { timeout: 20_000, interval: 50 },
  )

test.each<[Weather, string, number]>([
  ['cut-mid-answer', 'network.unreachable', 1],
  ['cut-before-answer', 'network.unreachable', 1],
  ['silent', 'request.timeout', 1],
  ['deaf', 'request.timeout', 0],
])('a booking on a line that is %s fails with %s, and pressing again books once', async (weather, code, booked) => {
  const key = randomUUID()
  line.turn(weather)
  const began = performance.now()
  expect(await book(key)).toMatchObject({ ok: false, refusal: { code, status: 0 } })
  expect(performance.now() - began).toBeLessThan(REQUEST_TIMEOUT_MS)
  await vi.waitFor(async () => expect(await bookedIds()).toHaveLength(booked), { timeout: 5000 })
  line.turn('clear')
  const id = await bookUntilAnswered(key)
  expect(await bookedIds()).toEqual([id])
})

test('a booking pressed ten times on a slow line is made once', async () => {
  line.turn('slow')
  const key = randomUUID()
  const ids = await Promise.all(Array.from({ length: 10 }, () => bookUntilAnswered(key)))
  expect(await bookedIds()).toEqual([...new Set(ids)])
})
