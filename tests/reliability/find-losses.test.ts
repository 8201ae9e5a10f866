import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callEndpoint,
  entityIdOf,
  logIn,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../apps/api/src/testing/test-site.ts'
import { findLosses } from './find-losses.ts'
import type { Promised } from './storm.ts'

let site: TestSite
let promised: Promised[]
beforeAll(async () => {
  site = await startTestSite()
  const token = await logIn(site.address, testPeople.owner)
  promised = []
  for (const carId of [1, 2, 3]) {
    const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
    const request = { carId, start, end: new Date(start.getTime() + 3_600_000) }
    const answer = await callEndpoint(site.address, 'createReservation', {
      token,
      body: { membershipId: 2, ...request },
    })
    promised.push({ ...request, key: `key-${carId}`, id: entityIdOf(answer) })
  }
})
afterAll(() => site.stop())
const change = (sql: string, values: unknown[] = []) => site.suite.database.change(sql, values)
const losses = (reported: readonly Promised[] = promised) => findLosses(site.suite.database, reported)

const nothing = {
  'answered 201 and not there': 0,
  'two keys, one booking': 0,
  'booked, and nobody was told': 0,
  'double bookings': 0,
  'written by half': 0,
}

test('an intact database has no losses', async () => {
  expect(await losses()).toEqual(nothing)
})

test('a booking that was answered but never stored, or stored as another, is found', async () => {
  const [first] = promised as [Promised]
  expect(await losses([...promised, { ...first, id: 4711 }])).toEqual({ ...nothing, 'answered 201 and not there': 1 })
  const other = { ...first, carId: 3 }
  expect(await losses([other, ...promised.slice(1)])).toEqual({ ...nothing, 'answered 201 and not there': 1 })
})

test('a booking stored without an answer, and one answered twice, are found', async () => {
  expect(await losses(promised.slice(1))).toEqual({ ...nothing, 'booked, and nobody was told': 1 })
  expect(await losses([...promised, ...promised.slice(2)])).toEqual({ ...nothing, 'two keys, one booking': 1 })
})

test('a booking without price lines, and a double booking, are found', async () => {
  const [first, second] = promised as [Promised, Promised]
  await change('delete from reservation_price_line where reservation_id = $1', [first.id])
  expect(await losses()).toEqual({ ...nothing, 'written by half': 1 })
  await change('alter table reservation drop constraint no_double_booking')
  await change('update reservation set car_id = $2 where id = $1', [second.id, first.carId])
  const reported = promised.map((one) => (one === second ? { ...one, carId: first.carId } : one))
  expect(await losses(reported)).toEqual({ ...nothing, 'double bookings': 1, 'written by half': 1 })
})
