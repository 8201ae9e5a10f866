import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto, wire } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation'))

const { owner, stranger } = testOrg
const ask = (reservation: { id: number }, minute = 0, as: number = owner) =>
  api.ask('getExtensibility', as, onto(reservation), minutesOn(minute))

test('a gap after the reservation: extensible by whole steps until the next booking', async () => {
  const reservation = await book(api.ask, 60, 120)
  await book(api.ask, 200, 260)
  expect(await ask(reservation)).toEqual({ isExtensible: true, latestEnd: wire(180) })
})

test('a gap shorter than a step: not extensible', async () => {
  const reservation = await book(api.ask, 60, 120)
  await book(api.ask, 149, 260)
  expect(await ask(reservation)).toEqual({ isExtensible: false, latestEnd: null })
})

test('no later booking: extensible to the longest period', async () => {
  const reservation = await book(api.ask, 60, 120)
  expect(await ask(reservation)).toEqual({ isExtensible: true, latestEnd: wire(60 + 30 * 1440) })
})

test('a reservation past its window after the end is not extensible', async () => {
  const reservation = await book(api.ask, 0, 60)
  expect(await ask(reservation, 70)).toMatchObject({ isExtensible: true })
  expect(await ask(reservation, 71)).toEqual({ isExtensible: false, latestEnd: null })
})

test("the extensibility of a stranger's reservation is unknown", async () => {
  expect(await refusalOf(ask(await book(api.ask, 60, 120), 0, stranger))).toBe('resource.unknown')
})
