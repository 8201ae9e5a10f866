import { periodsOverlap } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainCost, findChain, isAsGood, LINKS_MAX, type Placing } from './find-chain.ts'
import { type Booking, byCar, inTheWay, type PlacedCar } from './placing.ts'

const zero = new Date('2026-12-01T00:00:00Z')
const at = (hours: number) => addMinutes(zero, hours * 60)
const known = { start: at(-24), end: at(48) }
const tariff = {
  startFeeOre: 0,
  hourOre: 4000,
  dayCapHours: 24,
  kilometerTiers: [],
  superDamageWaiverHourOre: 0,
  vatCode: '3',
  vatPercent: 25,
}

const carOf = (id: number, place: number, category: string, isOut = false): PlacedCar => ({
  id,
  category,
  seats: 5,
  properties: [],
  rangeKilometers: null,
  tariff,
  isOut,
  // A hundredth of a degree is about 1100 metres; a place is a tenth of that.
  locationId: place,
  lat: 60.39 + place * 0.001,
  lng: 5.32,
})
const bookingOf = (id: number, carId: number, start: number, length: number, isMovable = true): Booking => ({
  id,
  carId,
  isMovable,
  superDamageWaiver: false,
  kilometers: null,
  start: at(start),
  end: at(start + length),
})

const first = bookingOf(1, 1, 10, 4)
const anybody = () => true

test('a chain of two: the booking gets the car of a second one, which gets an equal free car', () => {
  const [from, near, other] = [carOf(1, 0, 'small'), carOf(2, 0, 'small'), carOf(3, 2, 'small')]
  // The third is free for B, not for A.
  const promises = byCar([bookingOf(2, 2, 12, 4), bookingOf(3, 3, 9, 2)])
  const chain = findChain({ first, from, cars: [near, other], promises, known, suits: anybody })
  expect(chain?.map(({ booking, carId }) => [booking.id, carId])).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('a chain moves no booking far, to another class, out of its trip, or to a late car', () => {
  const from = carOf(1, 0, 'small')
  const near = carOf(2, 0, 'small')
  const chainWith = (last: PlacedCar, isMovable = true) => {
    const promises = byCar([bookingOf(2, 2, 12, 4, isMovable), bookingOf(3, last.id, 9, 2, false)])
    return findChain({ first, from, cars: [near, last], promises, known, suits: anybody })
  }
  expect(chainWith(carOf(3, 2, 'small'))).toHaveLength(2)
  expect(chainWith(carOf(3, 9, 'small'))).toBeUndefined()
  expect(chainWith(carOf(3, 2, 'large'))).toBeUndefined()
  expect(chainWith(carOf(3, 2, 'small', true))).toBeUndefined()
  expect(chainWith(carOf(3, 2, 'small'), false)).toBeUndefined()
})

// Each needs the car of the one before; only the last is free.
const row = (cars: readonly PlacedCar[], bookings: readonly Booking[]) =>
  findChain({ first, from: carOf(1, 0, 'small'), cars, promises: byCar(bookings), known, suits: ({ id }) => id === 2 })

test('a chain of three: each booking gets the car of the next', () => {
  const cars = [carOf(2, 0, 'small'), carOf(3, 3, 'small'), carOf(4, 6, 'small')]
  // From the second place the fourth is near enough, from the first it is not.
  const chain = row(cars, [bookingOf(2, 2, 10, 4), bookingOf(3, 3, 11, 2), bookingOf(4, 4, 9, 2)])
  expect(chain?.map(({ booking, carId }) => [booking.id, carId])).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ])
})

test('bookings that could only swap cars with each other, in pairs or rings, give no chain', () => {
  const two = [carOf(2, 0, 'small'), carOf(3, 0, 'small')]
  expect(row(two, [bookingOf(2, 2, 10, 4), bookingOf(3, 3, 10, 4)])).toBeUndefined()
  const ring = [...two, carOf(4, 0, 'small')]
  expect(row(ring, [bookingOf(2, 2, 10, 4), bookingOf(3, 3, 10, 4), bookingOf(4, 4, 10, 4)])).toBeUndefined()
})

test('no chain is longer than three, displaces two bookings, or uses a car that must be charged', () => {
  const long = [2, 3, 4, 5].map((id) => carOf(id, (id - 2) * 3, 'small'))
  const bookings = [2, 3, 4].map((id) => bookingOf(id, id, 10, 4))
  expect(row(long, bookings)).toBeUndefined()
  const two = [carOf(2, 0, 'small'), carOf(3, 0, 'small')]
  expect(row(two, [bookingOf(2, 2, 9, 2), bookingOf(3, 2, 12, 2)])).toBeUndefined()
  const empty = { ...carOf(3, 0, 'small'), charge: { percent: 5, kilometers: 20 } }
  expect(row([carOf(2, 0, 'small'), empty], [bookingOf(2, 2, 10, 4)])).toBeUndefined()
  expect(row(two, [bookingOf(2, 2, 10, 4)])).toHaveLength(2)
})

const carNumbers = fc.integer({ min: 2, max: 6 })
const town = fc.record({
  cars: fc.array(
    fc.record({
      place: fc.integer({ min: 0, max: 5 }),
      category: fc.constantFrom('small', 'large'),
      isOut: fc.boolean(),
    }),
    { minLength: 5, maxLength: 5 },
  ),
  bookings: fc.array(
    fc.record({
      carId: carNumbers,
      start: fc.integer({ min: -30, max: 40 }),
      length: fc.integer({ min: 1, max: 12 }),
      isMovable: fc.boolean(),
    }),
    { maxLength: 9 },
  ),
})

// A car has one promise at a time, as the constraint sees to.
const withoutOverlaps = (bookings: readonly Booking[]): Booking[] =>
  bookings.filter(
    (one, index) => !bookings.slice(0, index).some((other) => other.carId === one.carId && periodsOverlap(other, one)),
  )

/** Every chain there is, tried one by one. */
const allChains = (cars: readonly PlacedCar[], from: PlacedCar, all: readonly Booking[]): Placing[][] => {
  const promises = byCar(all)
  const car = (id: number) => [from, ...cars].find((one) => one.id === id) as PlacedCar
  const extend = (chain: Placing[], booking: Booking): Placing[][] =>
    cars.flatMap((to) => {
      const isFit = booking.id === first.id || isAsGood(booking, car(booking.carId), to)
      if (to.isOut || !isFit || chain.some(({ carId }) => carId === to.id)) return []
      const linked = [...chain, { booking, carId: to.id }]
      const others = inTheWay(promises, to.id, booking)
      if (others.length === 0) return linked.length > 1 ? [linked] : []
      const [other] = others
      const isMovable = others.length === 1 && other?.isMovable && other.start >= known.start && other.end <= known.end
      return isMovable && other && linked.length < LINKS_MAX ? extend(linked, other) : []
    })
  return extend([], first)
}

test('for any town the chain found is the cheapest one, and leaves no overlap', () => {
  fc.assert(
    fc.property(town, ({ cars: drawn, bookings }) => {
      const from = carOf(1, 0, 'small')
      const cars = drawn.map(({ place, category, isOut }, index) => carOf(index + 2, place, category, isOut))
      const all = withoutOverlaps(
        bookings.map(({ carId, start, length, isMovable }, index) =>
          bookingOf(index + 2, carId, start, length, isMovable),
        ),
      )
      const car = (id: number) => [from, ...cars].find((one) => one.id === id) as PlacedCar
      const chain = findChain({ first, from, cars, promises: byCar(all), known, suits: anybody })
      const costs = allChains(cars, from, all).map((one) => chainCost(one, car))
      if (chain === undefined) {
        expect(costs).toEqual([])
        return
      }
      expect(chainCost(chain, car)).toBeCloseTo(Math.min(...costs), 6)
      const after = [first, ...all].map((one) => ({
        ...one,
        carId: chain.find(({ booking }) => booking.id === one.id)?.carId ?? one.carId,
      }))
      expect(withoutOverlaps(after)).toHaveLength(after.length)
      for (const { booking, carId } of chain) {
        expect(car(carId).isOut).toBe(false)
        if (booking.id !== first.id) expect(booking.isMovable).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
