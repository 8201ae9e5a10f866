import { type Period, periodsOverlap } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'

/** A reservation as its members know it. `heldUntil` is until when its car is not free. */
export type Trip = Period & {
  readonly id: number
  readonly bookedBy: number
  carId: number
  heldUntil: Date
  isStarted: boolean
  isEnded: boolean
  isCanceled: boolean
}

/** What the club is: a clock and trips. Person 1 owns the company's membership, person 2 is in it, person 3 is a stranger. */
export type Organization = { now: Date; trips: Trip[] }

/** Why a call must be refused; nothing where it must succeed. */
type Codes = readonly string[]

const when = (isSo: boolean, code: string): Codes => (isSo ? [code] : [])

export const maySee = (person: number, trip: Trip): boolean => person === 1 || trip.bookedBy === person

const isHolding = ({ start, heldUntil, isCanceled }: Trip): boolean => !isCanceled && heldUntil > start

const isTaken = ({ trips }: Organization, carId: number, period: Period, except?: Trip): boolean =>
  trips.some(
    (trip) =>
      trip !== except &&
      trip.carId === carId &&
      isHolding(trip) &&
      periodsOverlap(period, { start: trip.start, end: trip.heldUntil }),
  )

// Whoever has begun a trip and not ended it has the car, whatever was promised to others; a later trip shows that it came back.
const isOut = ({ trips, now }: Organization, carId: number): boolean => {
  const begun = trips.filter((trip) => trip.carId === carId && isHolding(trip) && trip.isStarted)
  const latest = begun.filter(({ start }) => start <= addMinutes(now, 10)).sort((a, b) => +b.start - +a.start)[0]
  return latest !== undefined && !latest.isEnded
}

const isOver = ({ isEnded, isCanceled }: Trip): boolean => isEnded || isCanceled
const isPast = (trip: Trip, now: Date): boolean => isOver(trip) || now >= trip.end

/** What is left to be promised when a trip moves to another car. */
export const leftOf = ({ start, end }: Trip, now: Date): Period => {
  const latest = Math.min(now.getTime(), addMinutes(end, -60).getTime())
  return { start: new Date(Math.max(start.getTime(), latest)), end }
}

/** The rules of the club, each answering every reason there is to refuse. */
export const refusals = {
  book: (org: Organization, person: number, carId: number, period: Period): Codes => [
    ...when(person === 3, 'resource.unknown'),
    ...when(isTaken(org, carId, period), 'reservation.car-taken'),
  ],
  extend: (org: Organization, person: number, trip: Trip): Codes => [
    ...when(!maySee(person, trip), 'resource.unknown'),
    ...when(isOver(trip) || org.now > addMinutes(trip.end, 10), 'reservation.not-active'),
    ...when(
      isTaken(org, trip.carId, { start: trip.start, end: addMinutes(trip.end, 30) }, trip),
      'reservation.car-taken',
    ),
  ],
  cancel: ({ now }: Organization, person: number, trip: Trip): Codes => [
    ...when(!maySee(person, trip), 'resource.unknown'),
    ...when(isPast(trip, now), 'reservation.not-active'),
    ...when(trip.isStarted, 'reservation.already-started'),
  ],
  end: ({ now }: Organization, person: number, trip: Trip): Codes => [
    ...when(!maySee(person, trip), 'resource.unknown'),
    ...when(isOver(trip), 'reservation.not-active'),
    ...when(now < trip.start && !trip.isStarted, 'reservation.not-started'),
  ],
  startNow: (org: Organization, person: number, trip: Trip): Codes => [
    ...when(!maySee(person, trip), 'resource.unknown'),
    ...when(isPast(trip, org.now), 'reservation.not-active'),
    ...when(trip.isStarted || org.now >= trip.start, 'reservation.already-started'),
    ...when(
      isOut(org, trip.carId) || isTaken(org, trip.carId, { start: org.now, end: trip.end }, trip),
      'reservation.car-taken',
    ),
  ],
  swap: (org: Organization, person: number, trip: Trip, carId: number): Codes => {
    const left = leftOf(trip, org.now)
    const isElsewhere = carId !== trip.carId
    return [
      ...refusals.cancel(org, person, trip),
      ...when(isElsewhere && isTaken(org, carId, left, trip), 'reservation.car-taken'),
      ...when(isElsewhere && left.start <= org.now && isOut(org, carId), 'reservation.car-taken'),
    ]
  },
}
