import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClub } from '../../../platform/db/test-club.ts'
import { askWith, createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const { owner, colleague, stranger } = testClub

test('the state follows the clock', async () => {
  const reservation = await book(api.ask, 60, 120)
  const stateAt = async (minute: number) =>
    (await api.ask('getReservation', owner, onto(reservation), minutesOn(minute))).state
  expect([await stateAt(59), await stateAt(60), await stateAt(120)]).toEqual(['FUTURE', 'ONGOING', 'PAST'])
})

test('owner and booker see it; another member and another club meet an unknown one', async () => {
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

test('a site that reaches no cars offers none of the ways that need it', async () => {
  const reservation = await book(api.ask, 400, 460)
  const waysOf = async (ask: typeof api.ask) =>
    (await ask('getReservation', owner, onto(reservation), minutesOn(0))).car.access
  const bare = askWith(api.database, { carAccess: undefined })
  expect([await waysOf(api.ask), await waysOf(bare)]).toEqual([['TELEMATICS'], []])
  const { data } = await bare('listActiveReservations', owner, {}, minutesOn(0))
  expect(data.every(({ car }) => car.access.length === 0)).toBe(true)
})
