import type { PriceChange } from '@delebil/validation'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, NOW, onto, wire } from './test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change(`insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore,
      day_cap_hours, kilometer_tiers, super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
    values (1, 50, 'large', 'Stor', '2020-01-01', 3900, 6900, 12, '[{"fromKm":0,"orePerKm":400}]', 900, 12, '3', 25);
    update car set tariff_key = 'large' where id = 3`)
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('truncate reservation cascade'))

const { owner, stranger, otherCarId } = testOrg
type Made = { id: number }
const quote = (made: Made, change: PriceChange, now: Date, newCarId?: number, as: number = owner) =>
  api.ask('quoteReservation', as, onto(made, { change, newCarId }), now)

const carryOut = {
  cancel: (made: Made, now: Date, maxTotalOre?: number) =>
    api.ask('cancelReservation', owner, onto(made, { maxTotalOre }), now),
  extend: (made: Made, now: Date, maxTotalOre?: number) =>
    api.ask('extendReservation', owner, onto(made, { extendByMinutes: 30, maxTotalOre }), now),
  'change-car': (made: Made, now: Date, maxTotalOre?: number) =>
    api.ask('changeCar', owner, onto(made, { newCarId: 3, maxTotalOre }), now),
  'start-now': (made: Made, now: Date, maxTotalOre?: number) =>
    api.ask('startReservationNow', owner, onto(made, { maxTotalOre }), now),
  end: (made: Made, now: Date) => api.ask('endReservation', owner, onto(made, { carWasDamaged: false }), now),
} as const satisfies Record<PriceChange, unknown>

/** Nights with a clock change and an ordinary day: start, end, and when each change is made (minutes from the start). */
const trips = [
  ['on an ordinary day', '2026-11-23T08:00:00+01:00', '2026-11-23T15:00:00+01:00'],
  ['when the clock goes back', '2026-10-24T22:00:00+02:00', '2026-10-25T06:00:00+01:00'],
  ['when the clock goes forward', '2027-03-27T22:00:00+01:00', '2027-03-28T06:00:00+02:00'],
] as const
const moments: readonly [PriceChange, fromStart: number][] = [
  ['cancel', -90],
  ['cancel', -46 * 60],
  ['cancel', 75],
  ['extend', 45],
  ['change-car', -60],
  ['change-car', 100],
  ['start-now', -47],
  ['end', 200],
  ['end', 505],
]

describe.each(trips)('%s', (_name, start, end) => {
  test.each(moments)('%s %i minutes from the start: the price quoted is the price charged', async (change, minute) => {
    const from = new Date(start)
    const booked = addMinutes(from, -4 * 24 * 60)
    const body = { membershipId: testOrg.companyMembershipId, carId: 1, start, end, superDamageWaiver: true }
    const { entity } = await api.ask('createReservation', owner, { body }, booked)
    const now = addMinutes(from, minute)
    const shown = await quote(entity, change, now, change === 'change-car' ? 3 : undefined)
    expect(shown.current).toEqual(entity.price)
    expect(shown.differenceOre).toBe(shown.price.totalOre - entity.price.totalOre)
    const kept = await carryOut[change](entity, now, shown.price.totalOre)
    expect(kept.entity.price).toEqual(shown.price)
    if (shown.period !== null && change !== 'end')
      expect(shown.period).toEqual({ start: kept.entity.start, end: kept.entity.end })
  })
})

test('a quote changes nothing of the reservation', async () => {
  const made = await book(api.ask, 60, 240)
  const before = await api.ask('getReservation', owner, onto(made), NOW)
  for (const change of ['cancel', 'extend', 'start-now'] as const) await quote(made, change, NOW)
  expect(await api.ask('getReservation', owner, onto(made), NOW)).toEqual(before)
})

test('a quote for cancelling is free for an hour after booking, and tells when the fee begins', async () => {
  const made = await book(api.ask, 120, 240)
  expect(await quote(made, 'cancel', minutesOn(30))).toMatchObject({
    price: { totalOre: 0, lines: [] },
    period: null,
    latestEnd: null,
    ceilingOre: 0,
    holdsUntil: wire(32),
    next: { from: formatInstant(new Date(minutesOn(60).getTime() + 1)), totalOre: 4000 },
  })
  const last = await quote(made, 'cancel', minutesOn(59))
  expect(last).toMatchObject({ holdsUntil: wire(60), ceilingOre: 0 })
  expect(await quote(made, 'cancel', minutesOn(61))).toMatchObject({ price: { totalOre: 4000 }, ceilingOre: 4000 })
})

test('a change with a ceiling below its price is refused: price-rose, and nothing is changed', async () => {
  const made = await book(api.ask, 120, 240)
  const { ceilingOre } = await quote(made, 'cancel', minutesOn(59))
  expect(await refusalOf(carryOut.cancel(made, minutesOn(61), ceilingOre))).toBe('reservation.price-rose')
  expect(await refusalOf(carryOut.extend(made, minutesOn(61), 100))).toBe('reservation.price-rose')
  expect(await refusalOf(carryOut['change-car'](made, minutesOn(61), 100))).toBe('reservation.price-rose')
  expect(await refusalOf(carryOut['start-now'](made, minutesOn(61), 100))).toBe('reservation.price-rose')
  expect(await api.ask('getReservation', owner, onto(made), NOW)).toEqual(made)
  await carryOut.cancel(made, minutesOn(61), 4000)
})

test('a growing fee stays under the ceiling of the quote as long as the quote holds', async () => {
  const made = await book(api.ask, 47 * 60, 60 * 60)
  const shown = await quote(made, 'cancel', minutesOn(180))
  expect(shown.next).toMatchObject({ from: wire(180), to: wire(12 * 60) })
  const { entity } = await carryOut.cancel(made, new Date(shown.holdsUntil), shown.ceilingOre)
  expect(entity.price.totalOre).toBe(shown.ceilingOre)
})

test('a quote for extending tells the price of the next step and the latest end', async () => {
  const made = await book(api.ask, 60, 120)
  await book(api.ask, 215, 300)
  expect(await quote(made, 'extend', NOW)).toMatchObject({
    period: { start: wire(60), end: wire(150) },
    latestEnd: wire(210),
    differenceOre: 2000,
    next: null,
  })
})

test('a quote for a change that would be refused is refused with the same code', async () => {
  const made = await book(api.ask, 60, 120)
  await book(api.ask, 120, 180)
  expect(await refusalOf(quote(made, 'extend', NOW))).toBe('reservation.car-taken')
  await book(api.ask, 0, 60, { carId: 2 })
  const later = await book(api.ask, 60, 180, { carId: 2 })
  expect(await refusalOf(quote(later, 'start-now', NOW))).toBe('reservation.car-taken')
  expect(await refusalOf(quote(made, 'change-car', NOW, 2))).toBe('reservation.car-taken')
  expect(await refusalOf(quote(made, 'end', NOW))).toBe('reservation.not-started')
  await api.ask('dialToOpen', owner, onto(made), minutesOn(55))
  expect(await refusalOf(quote(made, 'cancel', minutesOn(56)))).toBe('reservation.already-started')
  await carryOut.end(made, minutesOn(70))
  expect(await refusalOf(quote(made, 'extend', minutesOn(71)))).toBe('reservation.not-active')
})

test('a quote for a foreign car or by a stranger is unknown', async () => {
  const made = await book(api.ask, 60, 120)
  expect(await refusalOf(quote(made, 'change-car', NOW, otherCarId))).toBe('resource.unknown')
  expect(await refusalOf(quote(made, 'cancel', NOW, undefined, stranger))).toBe('resource.unknown')
})
