import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, bookingBody, minutesOn, NOW, onto, wire } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation'))

const { owner, stranger } = testOrg
const step = { extendByMinutes: 30 }
const extend = (reservation: { id: number }, now = NOW, as: number = owner) =>
  api.ask('extendReservation', as, onto(reservation, step), now)

test('extending by one step adds half an hour and its price', async () => {
  const reservation = await book(api.ask, 60, 180)
  const { entity } = await extend(reservation)
  expect(entity.end).toBe(wire(210))
  expect(entity.effectiveEnd).toBe(wire(210))
  expect(entity.price.totalOre - reservation.price.totalOre).toBe(2000)
})

test('extending into the next booking is refused: car-taken, and nothing is changed', async () => {
  const reservation = await book(api.ask, 60, 180)
  await book(api.ask, 210, 300)
  await extend(reservation)
  expect(await refusalOf(extend(reservation))).toBe('reservation.car-taken')
  const { end, price } = await api.ask('getReservation', owner, onto(reservation), NOW)
  expect([end, price.totalOre]).toEqual([wire(210), 2000 + 2.5 * 4000])
})

test('extending is possible until ten minutes after the end, and never once the trip was ended', async () => {
  const reservation = await book(api.ask, 0, 60)
  expect(await refusalOf(extend(reservation, minutesOn(71)))).toBe('reservation.not-active')
  await extend(reservation, minutesOn(70))
  await api.ask('endReservation', owner, onto(reservation, { carWasDamaged: false }), minutesOn(80))
  expect(await refusalOf(extend(reservation, minutesOn(80)))).toBe('reservation.not-active')
})

test('extending beyond the longest period is refused: period.too-long', async () => {
  const reservation = await book(api.ask, 60, 60 + 30 * 1440)
  expect(await refusalOf(extend(reservation))).toBe('period.too-long')
})

test('a reservation extended by a stranger is unknown', async () => {
  const reservation = await book(api.ask, 60, 180)
  expect(await refusalOf(extend(reservation, NOW, stranger))).toBe('resource.unknown')
})

test('an extension and bookings of the same half hour at once: one of them succeeds', async () => {
  for (let round = 0; round < 10; round += 1) {
    await api.database.change('delete from reservation')
    const reservation = await book(api.ask, 60, 180)
    const body = bookingBody(180, 240)
    const rivals = Array.from({ length: 8 }, () => refusalOf(api.ask('createReservation', owner, { body }, NOW)))
    const codes = await Promise.all([refusalOf(extend(reservation)), ...rivals])
    expect(codes.filter((code) => code === 'answered')).toHaveLength(1)
  }
})

test('four extensions at once all count', async () => {
  const reservation = await book(api.ask, 60, 180)
  await Promise.all([1, 2, 3, 4].map(() => extend(reservation)))
  const { end } = await api.ask('getReservation', owner, onto(reservation), NOW)
  expect(end).toBe(wire(300))
})
