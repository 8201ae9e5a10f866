import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('truncate reservation cascade'))

const { owner, stranger } = testOrg
const cancel = (reservation: { id: number }, minute: number, as: number = owner) =>
  api.ask('cancelReservation', as, onto(reservation), minutesOn(minute))

test('cancelling within an hour of booking is free, and the car can be booked again', async () => {
  const reservation = await book(api.ask, 120, 240)
  const { entity } = await cancel(reservation, 60)
  expect(entity).toMatchObject({ state: 'CANCELED', price: { totalOre: 0, vatOre: 0, lines: [] } })
  await book(api.ask, 120, 240)
})

test('cancelling later costs the fee, as the only line of the price', async () => {
  const reservation = await book(api.ask, 120, 240)
  const { entity } = await cancel(reservation, 90)
  expect(entity.price.lines).toMatchObject([{ description: 'Avbestillingsgebyr', totalOre: 4000 }])
  expect(entity.price.totalOre).toBe(4000)
})

test('a reservation whose trip has begun, or that is over, cannot be cancelled by a member: already-started, not-active', async () => {
  const reservation = await book(api.ask, 0, 60)
  await api.ask('dialToOpen', owner, onto(reservation), minutesOn(1))
  expect(await refusalOf(cancel(reservation, 10))).toBe('reservation.already-started')
  expect(await refusalOf(cancel(await book(api.ask, 60, 120), 121))).toBe('reservation.not-active')
  const gone = await book(api.ask, 200, 300)
  await cancel(gone, 10)
  expect(await refusalOf(cancel(gone, 10))).toBe('reservation.not-active')
})

test('a reservation under way whose car nobody opened can be cancelled', async () => {
  expect((await cancel(await book(api.ask, 0, 180), 65)).entity.state).toBe('CANCELED')
})

test('a reservation cancelled by a stranger is unknown', async () => {
  expect(await refusalOf(cancel(await book(api.ask, 60, 120), 0, stranger))).toBe('resource.unknown')
})
