import { randomUUID } from 'node:crypto'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callEndpoint,
  entityIdOf,
  logIn,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../../testing/test-site.ts'

let site: TestSite
let token: string
let reservationId: number
beforeAll(async () => {
  site = await startTestSite()
  token = await logIn(site.address, testPeople.owner)
  const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
  const body = {
    membershipId: 2,
    carId: 1,
    start: start.toISOString(),
    end: addMinutes(start, 120).toISOString(),
  }
  reservationId = entityIdOf(await callEndpoint(site.address, 'createReservation', { token, body }))
})
afterAll(() => site.stop())

const countChanges = async (action: string) =>
  (await site.suite.database.rows(`select id from reservation_change where action = '${action}'`)).length

test.each([
  ['updateReservationNote', 'note-changed', { userNote: 'Nøkkelen ligger i skuffen' }, { userNote: 'En annen' }],
  ['updateDrivers', 'drivers-changed', [{ id: 1 }], [{ id: 2 }]],
] as const)(
  '%s sent twice with one key is done once and answered alike; other content is a mismatch',
  async (name, action, body, other) => {
    const send = (what: unknown, key: string) =>
      callEndpoint(site.address, name, {
        token,
        params: { id: reservationId },
        body: what,
        headers: { 'idempotency-key': key },
      } as never)
    const key = randomUUID()
    const first = await send(body, key)
    expect(first.status).toBe(200)
    expect((await send(body, key)).text).toBe(first.text)
    expect(await countChanges(action)).toBe(1)
    expect(await send(other, key)).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
  },
)
