import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, onto, wire } from '../reservations/member/test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.database.change('delete from car_access_attempt')
  await api.database.change('delete from reservation')
})

const { owner, colleague, stranger } = testOrg
const tell = (reservation: { id: number }, at: number, now = at, as: number = owner) =>
  api.ask('reportCarLogIn', as, onto(reservation, { at: wire(at) }), minutesOn(now))
const tries = async () =>
  (await api.database.rows<{ result: string }>('select result from car_access_attempt order by id')).map(
    ({ result }) => result,
  )

test('a reported log-in begins the trip at the time it happened, and a second one changes nothing', async () => {
  const reservation = await book(api.ask, 0, 60)
  expect((await tell(reservation, 5, 25)).entity.started).toBe(wire(5))
  expect((await tell(reservation, 30)).entity.started).toBe(wire(5))
  expect(await tries()).toEqual(['logged-in', 'logged-in'])
  expect(await refusalOf(api.ask('cancelReservation', owner, onto(reservation), minutesOn(31)))).toBe(
    'reservation.already-started',
  )
})

test('a reported log-in outside the window for opening, at the time it happened, is refused: outside-window', async () => {
  const reservation = await book(api.ask, 60, 120)
  expect(await refusalOf(tell(reservation, 49))).toBe('reservation.outside-window')
  expect(await refusalOf(tell(reservation, 49, 70))).toBe('reservation.outside-window')
  expect((await tell(reservation, 50, 70)).entity.started).toBe(wire(50))
})

test('a reported log-in in the future counts as now', async () => {
  const reservation = await book(api.ask, 0, 60)
  expect((await tell(reservation, 500, 7)).entity.started).toBe(wire(7))
})

test('a log-in reported after the end leaves the reservation as it is', async () => {
  const reservation = await book(api.ask, 0, 60)
  await api.ask('endReservation', owner, onto(reservation, { carWasDamaged: false }), minutesOn(20))
  expect((await tell(reservation, 5, 30)).entity).toMatchObject({ started: null, ended: wire(20) })
})

test('a log-in is taken from booker and driver alone', async () => {
  const reservation = await book(api.ask, 0, 60, { as: colleague })
  expect(await refusalOf(tell(reservation, 5, 5, owner))).toBe('permission.missing')
  expect(await refusalOf(tell(reservation, 5, 5, stranger))).toBe('resource.unknown')
  expect((await tell(reservation, 5, 5, colleague)).entity.started).toBe(wire(5))
  expect(await tries()).toEqual(['logged-in'])
})
