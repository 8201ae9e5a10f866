import { expect, test } from 'vitest'
import { nowAndNext } from './now-and-next.ts'
import type { CarTrip } from './use-car-trips.ts'

const now = new Date('2026-11-22T15:30:00+01:00')
const trip = (reservationId: number, from: string, to: string, isOut = false): CarTrip => ({
  reservationId,
  reservationNumber: 115_000 + reservationId,
  isBlock: false,
  person: 'Per Mjelde',
  personId: 1,
  phone: null,
  isOut,
  priceOre: null,
  start: `2026-11-22T${from}:00+01:00`,
  end: `2026-11-22T${to}:00+01:00`,
})

test('a car that is out has one now, one next and the slack between them', () => {
  const trips = [trip(1, '15:00', '17:00', true), trip(2, '18:00', '20:00'), trip(3, '21:00', '22:00')]
  expect(nowAndNext(trips, now)).toMatchObject({
    current: { reservationId: 1 },
    next: { reservationId: 2 },
    isLate: false,
    slackMinutes: 60,
  })
})

test('a trip that is late keeps the next one waiting: there is less than no slack', () => {
  const trips = [trip(1, '12:00', '14:00', true), trip(2, '15:00', '20:00')]
  expect(nowAndNext(trips, now)).toMatchObject({ isLate: true, next: { reservationId: 2 }, slackMinutes: -30 })
})

test('a car that stands has nobody now, and no slack to tell of', () => {
  expect(nowAndNext([trip(2, '18:00', '20:00')], now)).toMatchObject({ current: undefined, slackMinutes: undefined })
  expect(nowAndNext([], now)).toMatchObject({ current: undefined, next: undefined })
})
