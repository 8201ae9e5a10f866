import { periodsOverlap } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConflictDetails, NamedBooking, NamedCar } from './load-conflict-details.ts'
import { byCar, differenceOf } from './placing.ts'
import { rankResolutions } from './resolutions.ts'

const zero = new Date('2026-12-01T00:00:00Z')
const at = (hours: number) => addMinutes(zero, hours * 60)
const now = at(0)

type DrawnCar = {
  place: number
  isLarge: boolean
  seats: number
  hasHook: boolean
  isOut: boolean
  percent: number
  hour: number
}
const carOf = (id: number, { place, isLarge, seats, hasHook, isOut, percent, hour }: DrawnCar): NamedCar => ({
  id,
  carNumber: id,
  licensePlate: `EL1000${id}`,
  model: 'Yaris',
  location: `Plass ${place}`,
  locationId: place,
  seats,
  isOut,
  lat: 60.39 + place * 0.001,
  lng: 5.32,
  category: isLarge ? 'large' : 'small',
  rangeKilometers: null,
  properties: hasHook ? ['equipment:tow_bar'] : [],
  tariff: {
    startFeeOre: 0,
    hourOre: hour,
    dayCapHours: 24,
    kilometerTiers: [],
    superDamageWaiverHourOre: 0,
    vatCode: '3',
    vatPercent: 25,
    id: 1,
    key: 'small',
    name: 'Liten',
  },
  ...(percent < 100 && { charge: { percent, kilometers: percent * 4 } }),
})
type DrawnBooking = { carId: number; start: number; length: number; isMovable: boolean }
const bookingOf = (id: number, { carId, start, length, isMovable }: DrawnBooking): NamedBooking => ({
  id,
  carId,
  isMovable,
  superDamageWaiver: false,
  kilometers: null,
  start: at(start),
  end: at(start + length),
  reservationNumber: 1000 + id,
  version: 1,
  person: 'Kari Nordmann',
  phone: null,
})

const drawnCar: fc.Arbitrary<DrawnCar> = fc.record({
  place: fc.integer({ min: 0, max: 4 }),
  isLarge: fc.boolean(),
  seats: fc.integer({ min: 2, max: 7 }),
  hasHook: fc.boolean(),
  isOut: fc.boolean(),
  percent: fc.integer({ min: 5, max: 140 }),
  hour: fc.constantFrom(4000, 5000),
})
const drawnBooking = fc.record({
  carId: fc.integer({ min: 1, max: 6 }),
  start: fc.integer({ min: 1, max: 30 }),
  length: fc.integer({ min: 1, max: 10 }),
  isMovable: fc.boolean(),
})
const town = fc.record({
  own: drawnCar,
  cars: fc.array(drawnCar, { minLength: 5, maxLength: 5 }),
  bookings: fc.array(drawnBooking, { maxLength: 12 }),
})

const clashes = (bookings: readonly NamedBooking[]) =>
  bookings.filter((one) =>
    bookings.some((other) => other.id < one.id && other.carId === one.carId && periodsOverlap(other, one)),
  )

const detailsOf = ({ own, cars: drawn, bookings }: { own: DrawnCar; cars: DrawnCar[]; bookings: DrawnBooking[] }) => {
  const from = carOf(1, own)
  const cars = [from, ...drawn.map((car, index) => carOf(index + 2, car))]
  const affected = bookingOf(1, { carId: 1, start: 10, length: 4, isMovable: true })
  const all = [affected]
  for (const [index, drawnOne] of bookings.entries()) {
    const one = bookingOf(index + 2, drawnOne)
    if (clashes([...all, one]).length === 0) all.push(one)
  }
  const details: ConflictDetails = {
    booking: affected,
    from,
    newStand: null,
    affected: undefined,
    cars,
    promises: byCar(all),
    nameOf: (name) => name,
    reservation: { start: affected.start } as ConflictDetails['reservation'],
    known: { start: at(-24), end: at(60) },
    bookingOf: (id) => all.find((one) => one.id === id) as NamedBooking,
  }
  return { details, all, cars }
}

test('for any town no resolution gives a car two bookings at once, or one that is not back', () => {
  fc.assert(
    fc.property(town, (drawn) => {
      const { details, all, cars } = detailsOf(drawn)
      for (const { kind, moves } of rankResolutions(details, now, 'Nord')) {
        const after = all.flatMap((one) => {
          const move = moves.find(({ reservationId }) => reservationId === one.id)
          if (one.id === 1 && (kind === 'cancel' || kind === 'wait-list')) return []
          return [move ? { ...one, carId: move.carId, start: new Date(move.start), end: new Date(move.end) } : one]
        })
        expect(clashes(after)).toEqual([])
        for (const { carId, start } of moves) {
          const isLater = new Date(start) > (details.bookingOf(1).start as Date)
          if (!isLater) expect(cars.find(({ id }) => id === carId)?.isOut).toBe(false)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('for any town every loss is named: seats, class, equipment, price and low charge', () => {
  fc.assert(
    fc.property(town, (drawn) => {
      const { details, cars } = detailsOf(drawn)
      for (const { kind, moves, reasons } of rankResolutions(details, now, 'Nord')) {
        const to = cars.find(({ id }) => id === moves[0]?.carId)
        if (!to || to.id === 1 || !['car', 'chain', 'time'].includes(kind)) continue
        const { booking, from } = details
        const period = { start: new Date(moves[0]?.start ?? 0), end: new Date(moves[0]?.end ?? 0) }
        const { seats, isSameClass, missing, ore, isBatteryShort, metres } = differenceOf(booking, from, to, period)
        const said = reasons.join(' | ')
        if (seats < 0) expect(said).toContain('færre')
        if (!isSameClass) expect(said).toContain('i stedet for')
        if (missing.length > 0) expect(said).toContain('Har ikke')
        if (ore > 0) expect(said).toContain('dyrere')
        if (isBatteryShort) expect(said).toContain('Må lades')
        if (metres > 0) expect(said).toMatch(/\d+\u00a0k?m unna/)
      }
    }),
    { numRuns: 300 },
  )
})

test('for any town the first other car is the best of those that are free', () => {
  fc.assert(
    fc.property(town, (drawn) => {
      const { details, all, cars } = detailsOf(drawn)
      const [first] = rankResolutions(details, now, 'Nord').filter(({ kind }) => kind === 'car')
      const free = cars.filter(
        (car) =>
          car.id !== 1 &&
          !car.isOut &&
          !all.some((one) => one.carId === car.id && periodsOverlap(one, details.booking)),
      )
      expect(first === undefined).toBe(free.length === 0)
      const chosen = free.find(({ id }) => id === first?.moves[0]?.carId)
      if (!chosen) return
      const of = (car: NamedCar) => differenceOf(details.booking, details.from, car)
      const isEqual = (car: NamedCar) => of(car).isSamePlace && of(car).isSameClass && !of(car).isBatteryShort
      // As the issue ranks them: same place and class, then distance, price and seats.
      if (free.some(isEqual)) expect(isEqual(chosen)).toBe(true)
      const alike = free.filter(
        (car) => isEqual(car) === isEqual(chosen) && of(car).isBatteryShort === of(chosen).isBatteryShort,
      )
      expect(Math.round(of(chosen).metres / 100)).toBe(
        Math.min(...alike.map((car) => Math.round(of(car).metres / 100))),
      )
    }),
    { numRuns: 300 },
  )
})
