import type { Resolution } from '@delebil/core-api/admin'
import type { Period } from '@delebil/validation'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import type { Context } from '../../platform/context.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import type { AdminVerb, OfficeCall } from '../admin-records/admin-verb.ts'
import { fetchCharge } from '../fleet-map/fetch-charge.ts'
import { listAskable } from '../fleet-map/fleet-map-store.ts'
import { organizationName } from '../organizations/stores/organizations.ts'
import { carReasons, drafts, resolutionReasons, resolutionTitles } from './conflict-texts.ts'
import { findChain, type Placing } from './find-chain.ts'
import { findShifts, type Shift } from './find-shift.ts'
import { type ConflictDetails, loadConflictDetails, type NamedBooking, type NamedCar } from './load-conflict-details.ts'
import { compareDifferences, type Difference, differenceOf, inTheWay, priceOf } from './placing.ts'
import { toConflict } from './to-conflict.ts'

/** Other cars that are shown. */
const SHOWN_MAX = 4

type Suiting = { readonly car: NamedCar; readonly difference: Difference }

const moveOf = (booking: NamedBooking, car: NamedCar, period: Period = booking): Resolution['moves'][number] => ({
  reservationId: booking.id,
  reservationNumber: booking.reservationNumber,
  version: booking.version,
  person: booking.person,
  carId: car.id,
  licensePlate: car.licensePlate,
  location: car.location,
  start: formatInstant(period.start),
  end: formatInstant(period.end),
})

const messageTo = ({ id, person, phone }: NamedBooking, text: string): Resolution['messages'][number] => ({
  reservationId: id,
  person,
  phone,
  text,
})

const otherCars = ({ booking, from, cars, promises }: ConflictDetails): Suiting[] =>
  cars
    .filter((car) => car.id !== from.id && !car.isOut && inTheWay(promises, car.id, booking).length === 0)
    .map((car) => ({ car, difference: differenceOf(booking, from, car) }))
    .toSorted((a, b) => compareDifferences(a.difference, b.difference) || a.car.id - b.car.id)

const otherCar = (
  { booking, from, nameOf }: ConflictDetails,
  { car, difference }: Suiting,
  org: string,
): Resolution => ({
  kind: 'car',
  title: resolutionTitles.car(car),
  reasons: carReasons(difference, from, car, nameOf),
  moves: [moveOf(booking, car)],
  messages: [messageTo(booking, drafts.car({ ...booking, org }, booking, car, difference.ore))],
})

const chained = (details: ConflictDetails, chain: readonly Placing[], org: string): Resolution => {
  const { booking, from, cars, bookingOf, nameOf } = details
  const carOf = (id: number) => cars.find((car) => car.id === id) as NamedCar
  const [first, ...others] = chain.map(({ booking: { id }, carId }) => ({ booking: bookingOf(id), car: carOf(carId) }))
  const car = first?.car as NamedCar
  const difference = differenceOf(booking, from, car)
  return {
    kind: 'chain',
    title: resolutionTitles.chain(car),
    reasons: [
      ...carReasons(difference, from, car, nameOf),
      ...others.map((link) => resolutionReasons.moved(link.booking.reservationNumber, link.car)),
    ],
    moves: [moveOf(booking, car), ...others.map((link) => moveOf(link.booking, link.car))],
    messages: [
      messageTo(booking, drafts.car({ ...booking, org }, booking, car, difference.ore)),
      ...others.map((link) =>
        messageTo(link.booking, drafts.swapped({ ...link.booking, org }, link.booking, link.car)),
      ),
    ],
  }
}

const shifted = ({ booking, from, cars, nameOf }: ConflictDetails, shift: Shift, org: string): Resolution => {
  const car = cars.find(({ id }) => id === shift.carId) as NamedCar
  const isOwn = car.id === from.id
  const reasons = isOwn
    ? [resolutionReasons.sameCar, ...(from.isOut ? [resolutionReasons.late] : [])]
    : carReasons(differenceOf(booking, from, car, shift), from, car, nameOf)
  return {
    kind: 'time',
    title: resolutionTitles.time(shift.minutes, isOwn ? undefined : car),
    reasons,
    moves: [moveOf(booking, car, shift)],
    messages: [messageTo(booking, drafts.time({ ...booking, org }, booking, shift, car))],
  }
}

const unmoved = ({ booking, from, newStand, affected }: ConflictDetails, org: string): Resolution[] => {
  if (affected?.reason !== 'CAR_MOVED' || newStand === null) return []
  const { location } = newStand
  return [
    {
      kind: 'keep',
      title: resolutionTitles.keep(location),
      reasons: [resolutionReasons.sameCar, resolutionReasons.walk(distanceMetres(from, newStand))],
      moves: [],
      messages: [messageTo(booking, drafts.keep({ ...booking, org }, booking, from, location))],
    },
  ]
}

const endings = ({ booking, from, reservation }: ConflictDetails, now: Date, org: string): Resolution[] => {
  const cancel: Resolution = {
    kind: 'cancel',
    title: resolutionTitles.cancel,
    reasons: [resolutionReasons.lastResort, resolutionReasons.unpaid(priceOf(from.tariff, booking))],
    moves: [],
    messages: [messageTo(booking, drafts.cancel({ ...booking, org }, booking))],
  }
  if (reservation.start <= now) return [cancel]
  const wait: Resolution = {
    kind: 'wait-list',
    title: resolutionTitles['wait-list'],
    reasons: [resolutionReasons.waits(from.location), resolutionReasons.hasNoCar],
    moves: [],
    messages: [messageTo(booking, drafts['wait-list']({ ...booking, org }, booking))],
  }
  return [wait, cancel]
}

// The booked car itself before others that are as good; what is free as it stands needs no other time.
const inPlace = ({ from, cars }: ConflictDetails, free: readonly Suiting[]): readonly NamedCar[] =>
  cars
    .filter(({ id }) => !free.some(({ car }) => car.id === id))
    .filter(({ locationId, category }) => locationId === from.locationId && category === from.category)
    .toSorted((a, b) => Number(b.id === from.id) - Number(a.id === from.id))

/** The resolutions, the best first; each is asked of the database once more when it is taken. */
export const rankResolutions = (details: ConflictDetails, now: Date, org: string): Resolution[] => {
  const { booking, from, cars, promises, known } = details
  const others = otherCars(details)
  const [best] = others
  const isEqual = ({ difference }: Suiting) =>
    difference.isSamePlace && difference.isSameClass && !difference.isBatteryShort
  // A chain is worth its trouble only for a car that is better than all that are free.
  const suits = (car: NamedCar) => !best || compareDifferences(differenceOf(booking, from, car), best.difference) < 0
  const chain =
    best && isEqual(best)
      ? undefined
      : findChain({ first: booking, from, cars, promises, known, suits: suits as (car: object) => boolean })
  const shifts = findShifts(booking, inPlace(details, others), promises, now)
  const inOthers = others.slice(0, SHOWN_MAX).map((one) => otherCar(details, one, org))
  const equal = others.slice(0, SHOWN_MAX).filter(isEqual).length
  return [
    ...inOthers.slice(0, equal),
    ...unmoved(details, org),
    ...(chain ? [chained(details, chain, org)] : []),
    ...inOthers.slice(equal),
    ...shifts.map((shift) => shifted(details, shift, org)),
    ...endings(details, now, org),
  ]
}

/** A car that is charged now may not be by a trip that begins later (minutes). */
const CHARGE_MINUTES = 12 * 60
/** Nobody waits longer for cars to tell how they are charged. */
const PATIENCE_MS = 1500
/** Cars that are asked: the best of those that are free. */
const ASKED = 10

// What the cars say that may be chosen: no more are asked than will be looked at.
const withCharge = async (
  context: Context,
  { db, office, now }: OfficeCall,
  details: ConflictDetails,
): Promise<ConflictDetails> => {
  if (details.booking.start > addMinutes(now, CHARGE_MINUTES)) return details
  const ids = otherCars(details)
    .slice(0, ASKED)
    .map(({ car }) => car.id)
  const notified = await fetchCharge(context, await listAskable(db, office.organizationId, ids), PATIENCE_MS)
  const chargeOf = new Map(notified.map(({ carId, ...charge }) => [carId, charge]))
  return { ...details, cars: details.cars.map((car) => ({ ...car, charge: chargeOf.get(car.id) })) }
}

export const findResolutions: AdminVerb<'conflicts.resolutions'> = async (context, call) => {
  const details = await withCharge(context, call, await loadConflictDetails(call, call.input.params.id))
  const org = await organizationName(call.db, call.office.organizationId)
  const { affected, booking } = details
  return {
    answer: {
      version: booking.version,
      conflict: affected ? toConflict(affected) : null,
      resolutions: rankResolutions(details, call.now, org),
    },
  }
}
