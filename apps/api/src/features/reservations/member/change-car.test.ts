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

const { owner, stranger, otherCarId } = testOrg
const swap = (reservation: { id: number }, newCarId: number, now = NOW, as: number = owner) =>
  api.ask('changeCar', as, onto(reservation, { newCarId }), now)

test('a swap moves the reservation to the other car and frees the old one', async () => {
  const reservation = await book(api.ask, 60, 180)
  const { entity } = await swap(reservation, 2)
  expect(entity).toMatchObject({ carId: 2, start: wire(60), end: wire(180), licensePlate: 'EL10002' })
  await book(api.ask, 60, 180)
})

test('a swap under way needs what is left of the period, from now on, and an hour at least', async () => {
  const reservation = await book(api.ask, 0, 180)
  await book(api.ask, -4, 56, { carId: 2 })
  expect(await refusalOf(swap(reservation, 2, minutesOn(30)))).toBe('reservation.car-taken')
  expect((await swap(reservation, 2, minutesOn(57))).entity.start).toBe(wire(57))
  const late = await book(api.ask, 0, 90, { carId: 3 })
  expect((await swap(late, 1, minutesOn(80))).entity.start).toBe(wire(30))
})

test('a swap that is refused changes nothing', async () => {
  const reservation = await book(api.ask, 0, 180)
  await book(api.ask, 120, 240, { carId: 2 })
  expect(await refusalOf(swap(reservation, 2, minutesOn(20)))).toBe('reservation.car-taken')
  const found = await api.ask('getReservation', owner, onto(reservation), minutesOn(20))
  expect(found).toMatchObject({ carId: 1, start: wire(0), price: { totalOre: reservation.price.totalOre } })
})

test('a swap to a car of another club or none, or by a stranger, is unknown', async () => {
  const reservation = await book(api.ask, 60, 180)
  expect(await refusalOf(swap(reservation, otherCarId))).toBe('resource.unknown')
  expect(await refusalOf(swap(reservation, 999))).toBe('resource.unknown')
  expect(await refusalOf(swap(reservation, 2, NOW, stranger))).toBe('resource.unknown')
})

test('a trip that has begun cannot be swapped: already-started; a cancelled one: not-active', async () => {
  const begun = await book(api.ask, 0, 60)
  await api.ask('dialToOpen', owner, onto(begun), NOW)
  expect(await refusalOf(swap(begun, 2))).toBe('reservation.already-started')
  const canceled = await book(api.ask, 60, 120)
  await api.ask('cancelReservation', owner, onto(canceled), NOW)
  expect(await refusalOf(swap(canceled, 2))).toBe('reservation.not-active')
})

test('a swap to a car that is late with another trip is refused: car-taken', async () => {
  const late = await book(api.ask, 0, 60, { carId: 2 })
  await api.ask('dialToOpen', owner, onto(late), NOW)
  const reservation = await book(api.ask, 60, 180)
  expect(await refusalOf(swap(reservation, 2, minutesOn(70)))).toBe('reservation.car-taken')
})

test("swaps at once never deadlock: to each other's cars both are refused, to one car one succeeds", async () => {
  for (let round = 0; round < 10; round += 1) {
    await api.database.change('delete from reservation')
    const [a, b] = [await book(api.ask, 60, 180, { carId: 1 }), await book(api.ask, 60, 180, { carId: 2 })]
    const codes = await Promise.all([swap(a, 2), swap(b, 1)].map(refusalOf))
    expect(codes).toEqual(['reservation.car-taken', 'reservation.car-taken'])
    const many = await Promise.all([swap(a, 3), swap(b, 3), swap(a, 3), swap(b, 3)].map(refusalOf))
    expect(new Set(many)).toEqual(new Set(['answered', 'reservation.car-taken']))
    const [row] = await api.database.rows<{ moved: number }>(
      'select count(*) as moved from reservation where car_id = 3',
    )
    expect(row?.moved).toBe(1)
  }
})
