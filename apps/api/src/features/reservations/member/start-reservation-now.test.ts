import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, NOW, onto, wire } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation'))

const { owner, stranger } = testOrg
const startNow = (reservation: { id: number }, minute = 0, as: number = owner) =>
  api.ask('startReservationNow', as, onto(reservation), minutesOn(minute))

test('starting now moves the start to now, begins the trip and changes the price', async () => {
  const reservation = await book(api.ask, 60, 180)
  const { entity } = await startNow(reservation)
  expect(entity).toMatchObject({ start: wire(0), started: wire(0), end: wire(180), state: 'ONGOING' })
  expect(entity.price.totalOre).toBe(2000 + 3 * 4000)
})

test("starting now into another's booking of the car is refused: car-taken", async () => {
  const reservation = await book(api.ask, 60, 180)
  await book(api.ask, 0, 60)
  expect(await refusalOf(startNow(reservation))).toBe('reservation.car-taken')
})

test('starting now on a car that is late with another trip is refused until it is back', async () => {
  const late = await book(api.ask, 0, 60)
  await api.ask('dialToOpen', owner, onto(late), NOW)
  const reservation = await book(api.ask, 120, 240)
  expect(await refusalOf(startNow(reservation, 70))).toBe('reservation.car-taken')
  await api.ask('endReservation', owner, onto(late, { carWasDamaged: false }), minutesOn(75))
  expect((await startNow(reservation, 76)).entity.start).toBe(wire(76))
})

test('only a reservation that is ahead can be started now: already-started, not-active', async () => {
  const reservation = await book(api.ask, 60, 180)
  expect(await refusalOf(startNow(reservation, 61))).toBe('reservation.already-started')
  expect(await refusalOf(startNow(reservation, 181))).toBe('reservation.not-active')
})

test('starting now is refused when the period becomes too long', async () => {
  const reservation = await book(api.ask, 1440, 1440 * 31)
  expect(await refusalOf(startNow(reservation))).toBe('request.invalid')
})

test('a reservation started by a stranger is unknown', async () => {
  expect(await refusalOf(startNow(await book(api.ask, 60, 180), 0, stranger))).toBe('resource.unknown')
})
