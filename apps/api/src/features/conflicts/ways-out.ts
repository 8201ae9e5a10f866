import type { WayOut } from '@delebil/core-api/admin'
import type { Period } from '@delebil/validation'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import type { Context } from '../../platform/context.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import type { AdminVerb, OfficeCall } from '../admin-records/admin-verb.ts'
import { askCharge } from '../fleet-map/ask-charge.ts'
import { listAskable } from '../fleet-map/fleet-map-store.ts'
import { organizationName } from '../organizations/stores/organizations.ts'
import { carReasons, drafts, wayReasons, wayTitles } from './conflict-texts.ts'
import { findChain, type Placing } from './find-chain.ts'
import { findShifts, type Shift } from './find-shift.ts'
import { loadTrouble, type NamedBooking, type NamedCar, type Trouble } from './load-trouble.ts'
import { compareDifferences, type Difference, differenceOf, inTheWay, priceOf } from './placing.ts'
import { toConflict } from './to-conflict.ts'

/** Other cars that are shown. */
const SHOWN_MAX = 4

type Way = WayOut
type Suiting = { readonly car: NamedCar; readonly difference: Difference }

const moveOf = (booking: NamedBooking, car: NamedCar, period: Period = booking): Way['moves'][number] => ({
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

const messageTo = ({ id, person, phone }: NamedBooking, text: string): Way['messages'][number] => ({
  reservationId: id,
  person,
  phone,
  text,
})

const otherCars = ({ booking, from, cars, promises }: Trouble): Suiting[] =>
  cars
    .filter((car) => car.id !== from.id && !car.isOut && inTheWay(promises, car.id, booking).length === 0)
    .map((car) => ({ car, difference: differenceOf(booking, from, car) }))
    .toSorted((a, b) => compareDifferences(a.difference, b.difference) || a.car.id - b.car.id)

const carWay = ({ booking, from, nameOf }: Trouble, { car, difference }: Suiting, club: string): Way => ({
  kind: 'car',
  title: wayTitles.car(car),
  reasons: carReasons(difference, from, car, nameOf),
  moves: [moveOf(booking, car)],
  messages: [messageTo(booking, drafts.car({ ...booking, club }, booking, car, difference.ore))],
})

const chainWay = (trouble: Trouble, chain: readonly Placing[], club: string): Way => {
  const { booking, from, cars, bookingOf, nameOf } = trouble
  const carOf = (id: number) => cars.find((car) => car.id === id) as NamedCar
  const [first, ...others] = chain.map(({ booking: { id }, carId }) => ({ booking: bookingOf(id), car: carOf(carId) }))
  const car = first?.car as NamedCar
  const difference = differenceOf(booking, from, car)
  return {
    kind: 'chain',
    title: wayTitles.chain(car),
    reasons: [
      ...carReasons(difference, from, car, nameOf),
      ...others.map((link) => wayReasons.moved(link.booking.reservationNumber, link.car)),
    ],
    moves: [moveOf(booking, car), ...others.map((link) => moveOf(link.booking, link.car))],
    messages: [
      messageTo(booking, drafts.car({ ...booking, club }, booking, car, difference.ore)),
      ...others.map((link) =>
        messageTo(link.booking, drafts.swapped({ ...link.booking, club }, link.booking, link.car)),
      ),
    ],
  }
}

const shiftWay = ({ booking, from, cars, nameOf }: Trouble, shift: Shift, club: string): Way => {
  const car = cars.find(({ id }) => id === shift.carId) as NamedCar
  const isOwn = car.id === from.id
  const reasons = isOwn
    ? [wayReasons.sameCar, ...(from.isOut ? [wayReasons.late] : [])]
    : carReasons(differenceOf(booking, from, car, shift), from, car, nameOf)
  return {
    kind: 'time',
    title: wayTitles.time(shift.minutes, isOwn ? undefined : car),
    reasons,
    moves: [moveOf(booking, car, shift)],
    messages: [messageTo(booking, drafts.time({ ...booking, club }, booking, shift, car))],
  }
}

const keepWay = ({ booking, from, newStand, hurt }: Trouble, club: string): Way[] => {
  if (hurt?.reason !== 'CAR_MOVED' || newStand === null) return []
  const { location } = newStand
  return [
    {
      kind: 'keep',
      title: wayTitles.keep(location),
      reasons: [wayReasons.sameCar, wayReasons.walk(distanceMetres(from, newStand))],
      moves: [],
      messages: [messageTo(booking, drafts.keep({ ...booking, club }, booking, from, location))],
    },
  ]
}

const endings = ({ booking, from, reservation }: Trouble, now: Date, club: string): Way[] => {
  const cancel: Way = {
    kind: 'cancel',
    title: wayTitles.cancel,
    reasons: [wayReasons.lastResort, wayReasons.unpaid(priceOf(from.tariff, booking))],
    moves: [],
    messages: [messageTo(booking, drafts.cancel({ ...booking, club }, booking))],
  }
  if (reservation.start <= now) return [cancel]
  const wait: Way = {
    kind: 'wait-list',
    title: wayTitles['wait-list'],
    reasons: [wayReasons.waits(from.location), wayReasons.hasNoCar],
    moves: [],
    messages: [messageTo(booking, drafts['wait-list']({ ...booking, club }, booking))],
  }
  return [wait, cancel]
}

// The booked car itself before others that are as good; what is free as it stands needs no other time.
const inPlace = ({ from, cars }: Trouble, free: readonly Suiting[]): readonly NamedCar[] =>
  cars
    .filter(({ id }) => !free.some(({ car }) => car.id === id))
    .filter(({ locationId, category }) => locationId === from.locationId && category === from.category)
    .toSorted((a, b) => Number(b.id === from.id) - Number(a.id === from.id))

/** The ways out, the best first; each is asked of the database once more when it is taken. */
export const rankWays = (trouble: Trouble, now: Date, club: string): Way[] => {
  const { booking, from, cars, promises, known } = trouble
  const others = otherCars(trouble)
  const [best] = others
  const isEqual = ({ difference }: Suiting) =>
    difference.isSamePlace && difference.isSameClass && !difference.isChargeShort
  // A chain is worth its trouble only for a car that is better than all that are free.
  const suits = (car: NamedCar) => !best || compareDifferences(differenceOf(booking, from, car), best.difference) < 0
  const chain =
    best && isEqual(best)
      ? undefined
      : findChain({ hurt: booking, from, cars, promises, known, suits: suits as (car: object) => boolean })
  const shifts = findShifts(booking, inPlace(trouble, others), promises, now)
  const carWays = others.slice(0, SHOWN_MAX).map((one) => carWay(trouble, one, club))
  const equal = others.slice(0, SHOWN_MAX).filter(isEqual).length
  return [
    ...carWays.slice(0, equal),
    ...keepWay(trouble, club),
    ...(chain ? [chainWay(trouble, chain, club)] : []),
    ...carWays.slice(equal),
    ...shifts.map((shift) => shiftWay(trouble, shift, club)),
    ...endings(trouble, now, club),
  ]
}

/** A car that is charged now may not be by a trip that begins later (minutes). */
const CHARGE_MINUTES = 12 * 60
/** Nobody waits longer for cars to tell how they are charged. */
const PATIENCE_MS = 1500
/** Cars that are asked: the best of those that are free. */
const ASKED = 10

// What the cars say that may be chosen: no more are asked than will be looked at.
const withCharge = async (context: Context, { db, office, now }: OfficeCall, trouble: Trouble): Promise<Trouble> => {
  if (trouble.booking.start > addMinutes(now, CHARGE_MINUTES)) return trouble
  const ids = otherCars(trouble)
    .slice(0, ASKED)
    .map(({ car }) => car.id)
  const told = await askCharge(context, await listAskable(db, office.organizationId, ids), PATIENCE_MS)
  const chargeOf = new Map(told.map(({ carId, ...charge }) => [carId, charge]))
  return { ...trouble, cars: trouble.cars.map((car) => ({ ...car, charge: chargeOf.get(car.id) })) }
}

export const findWaysOut: AdminVerb<'conflicts.ways-out'> = async (context, call) => {
  const trouble = await withCharge(context, call, await loadTrouble(call, call.input.params.id))
  const club = await organizationName(call.db, call.office.organizationId)
  const { hurt, booking } = trouble
  return {
    answer: {
      version: booking.version,
      conflict: hurt ? toConflict(hurt) : null,
      ways: rankWays(trouble, call.now, club),
    },
  }
}
