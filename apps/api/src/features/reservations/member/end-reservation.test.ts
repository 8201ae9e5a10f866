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
const end = (reservation: { id: number }, minute: number, carWasDamaged = false, as: number = owner) =>
  api.ask('endReservation', as, onto(reservation, { carWasDamaged }), minutesOn(minute))

test('a trip that ends early frees the car and costs what was booked', async () => {
  const reservation = await book(api.ask, 0, 240)
  const { entity } = await end(reservation, 90)
  expect(entity).toMatchObject({
    state: 'PAST',
    ended: wire(90),
    end: wire(240),
    effectiveEnd: wire(90),
  })
  expect(entity.price.totalOre).toBe(reservation.price.totalOre)
  await book(api.ask, 90, 240)
})

test('a trip that ends late is billed until its end, and leaves the next booking as it is', async () => {
  const reservation = await book(api.ask, 0, 60)
  await book(api.ask, 60, 120)
  const { entity } = await end(reservation, 85)
  expect(entity).toMatchObject({ ended: wire(85), effectiveEnd: wire(60), price: { totalOre: 2000 + 1.5 * 4000 } })
})

test('a trip that ends with a damage is marked for review', async () => {
  const { entity } = await end(await book(api.ask, 0, 60), 30, true)
  expect(entity).toMatchObject({ carWasDamaged: true, needsReview: true })
})

test('a trip that has not begun cannot be ended: not-started; one that is over: not-active', async () => {
  const ahead = await book(api.ask, 60, 180)
  expect(await refusalOf(end(ahead, 30))).toBe('reservation.not-started')
  await end(ahead, 100)
  expect(await refusalOf(end(ahead, 101))).toBe('reservation.not-active')
})

test('a trip whose car was opened before its start can be ended before it too', async () => {
  const reservation = await book(api.ask, 60, 180)
  await api.ask('dialToOpen', owner, onto(reservation), minutesOn(52))
  await end(reservation, 55)
  await book(api.ask, 60, 180, { now: minutesOn(56) })
})

test('a trip ended by a stranger is unknown', async () => {
  expect(await refusalOf(end(await book(api.ask, 0, 60), 30, false, stranger))).toBe('resource.unknown')
})
