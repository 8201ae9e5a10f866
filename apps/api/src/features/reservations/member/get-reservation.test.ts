import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { askWith, createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const { owner, colleague, stranger } = testOrg

test('the state follows the clock: FUTURE, ONGOING, PAST', async () => {
  const reservation = await book(api.ask, 60, 120)
  const stateAt = async (minute: number) =>
    (await api.ask('getReservation', owner, onto(reservation), minutesOn(minute))).state
  expect([await stateAt(59), await stateAt(60), await stateAt(120)]).toEqual(['FUTURE', 'ONGOING', 'PAST'])
})

test("a reservation is read by its booker and its membership's owner, and unknown to others", async () => {
  const reservation = await book(api.ask, 200, 260, { as: colleague })
  const seenBy = (as: number) => refusalOf(api.ask('getReservation', as, onto(reservation), minutesOn(0)))
  expect(await seenBy(owner)).toBe('answered')
  expect(await seenBy(colleague)).toBe('answered')
  expect(await seenBy(stranger)).toBe('resource.unknown')
  const owners = await book(api.ask, 300, 360)
  expect(await refusalOf(api.ask('getReservation', colleague, onto(owners), minutesOn(0)))).toBe('resource.unknown')
  expect(await refusalOf(api.ask('getReservation', owner, { params: { id: 2_000_000_000 } }, minutesOn(0)))).toBe(
    'resource.unknown',
  )
})

test('a site without car access offers no way to open a car', async () => {
  const reservation = await book(api.ask, 400, 460)
  const waysOf = async (ask: typeof api.ask) =>
    (await ask('getReservation', owner, onto(reservation), minutesOn(0))).car.access
  const bare = askWith(api.database, { carAccess: undefined })
  expect([await waysOf(api.ask), await waysOf(bare)]).toEqual([['TELEMATICS'], []])
  const { data } = await bare('listActiveReservations', owner, {}, minutesOn(0))
  expect(data.every(({ car }) => car.access.length === 0)).toBe(true)
})
