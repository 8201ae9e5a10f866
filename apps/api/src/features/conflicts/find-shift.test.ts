import { addMinutes } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { findShifts } from './find-shift.ts'
import { type Booking, byCar } from './placing.ts'

const zero = new Date('2026-12-01T00:00:00Z')
const at = (hours: number) => addMinutes(zero, hours * 60)
const booking = { id: 1, start: at(10), end: at(14) }
const taken = (carId: number, start: number, end: number): Booking => ({
  id: carId * 100 + start,
  carId,
  isMovable: true,
  superDamageWaiver: false,
  kilometers: null,
  start: at(start),
  end: at(end),
})
const found = (promises: Booking[], cars = [{ id: 2, isOut: false }], now = at(0)) =>
  findShifts(booking, cars, byCar(promises), now).map(({ minutes, carId }) => [minutes, carId])

test('the least shift that fits is found, later and earlier, on the first car that is free then', () => {
  expect(found([taken(2, 8, 11)])).toEqual([[60, 2]])
  expect(
    found(
      [taken(2, 8, 11), taken(3, 12.5, 20)],
      [
        { id: 2, isOut: false },
        { id: 3, isOut: false },
      ],
    ),
  ).toEqual([
    [60, 2],
    [-90, 3],
  ])
  expect(found([taken(2, 10, 14)])).toEqual([])
})

test('a shift never goes into the past, and a car on a trip is only offered later', () => {
  expect(found([taken(2, 13, 14)], [{ id: 2, isOut: false }], at(9.75))).toEqual([])
  expect(found([], [{ id: 2, isOut: true }])).toEqual([[30, 2]])
})
