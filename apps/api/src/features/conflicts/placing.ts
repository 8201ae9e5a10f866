import {
  type Battery,
  isBatteryShort,
  type Period,
  periodsOverlap,
  priceReservation,
  sumLines,
  type Tariff,
} from '@delebil/validation'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'

/** A car as far as it matters for who gets it. */
export type PlacedCar = {
  readonly id: number
  readonly category: string
  readonly seats: number
  readonly properties: readonly string[]
  readonly rangeKilometers: number | null
  readonly locationId: number
  readonly lat: number
  readonly lng: number
  readonly tariff: Tariff
  /** Somebody has it and is late: it is not given to anybody who needs it before it is back. */
  readonly isOut: boolean
  /** As the car says it now; left out where it was not asked or did not say. */
  readonly charge?: Battery | undefined
}

/** A promise of a car. Only a booking whose trip has not begun, and not soon, can be given another car. */
export type Booking = Period & {
  readonly id: number
  readonly carId: number
  readonly isMovable: boolean
  readonly superDamageWaiver: boolean
  readonly kilometers: number | null
}

/** What another car means to whoever booked the first. */
export type Difference = {
  readonly isSamePlace: boolean
  readonly isSameClass: boolean
  readonly metres: number
  readonly ore: number
  readonly seats: number
  readonly missing: readonly string[]
  /** Kilometres that the other reaches less far; 0 where one of them is not known. */
  readonly shorter: number
  /** The car has to be charged before the trip. */
  readonly isBatteryShort: boolean
}

export const priceOf = (tariff: Tariff, { superDamageWaiver, kilometers, start, end }: Omit<Booking, 'id'>): number =>
  sumLines(priceReservation(tariff, { start, end, superDamageWaiver, ...(kilometers !== null && { kilometers }) }))

// The class is compared by itself.
const isOfClass = (property: string): boolean => property.startsWith('CATEGORY:')

/** Compares a car with the one that was booked. `period`: where it is to be another. */
export const differenceOf = (
  booking: Booking,
  from: PlacedCar,
  to: PlacedCar,
  period: Period = booking,
): Difference => ({
  isSamePlace: to.locationId === from.locationId,
  isSameClass: to.category === from.category,
  metres: to.locationId === from.locationId ? 0 : distanceMetres(from, to),
  ore: priceOf(to.tariff, { ...booking, ...period }) - priceOf(from.tariff, booking),
  seats: to.seats - from.seats,
  missing: from.properties.filter((property) => !isOfClass(property) && !to.properties.includes(property)),
  shorter: Math.max(0, (from.rangeKilometers ?? 0) - (to.rangeKilometers ?? Number.POSITIVE_INFINITY)),
  isBatteryShort: to.charge !== undefined && isBatteryShort(to.charge, booking.kilometers),
})

/** Walks that differ by less are as long as each other (metres). */
const STEP_METRES = 100

const keyOf = ({ metres, ore, seats, missing, shorter, ...difference }: Difference): number[] => [
  difference.isSamePlace && difference.isSameClass && !difference.isBatteryShort ? 0 : 1,
  difference.isBatteryShort ? 1 : 0,
  Math.round(metres / STEP_METRES),
  Math.max(0, ore),
  Math.max(0, -seats),
  missing.length,
  shorter,
  metres,
  ore,
]

/** The better first: same place and class, none that has to be charged, then the walk, what it costs more, seats, properties, and how far it goes. */
export const compareDifferences = (one: Difference, other: Difference): number => {
  const [a, b] = [keyOf(one), keyOf(other)]
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** The bookings by car. */
export type Promises = ReadonlyMap<number, readonly Booking[]>

export const byCar = (bookings: readonly Booking[]): Promises => Map.groupBy(bookings, ({ carId }) => carId)

/** Who stands in the way of a booking on a car. */
export const inTheWay = (promises: Promises, carId: number, period: Period, except?: number): readonly Booking[] =>
  (promises.get(carId) ?? []).filter((other) => other.id !== except && periodsOverlap(other, period))
