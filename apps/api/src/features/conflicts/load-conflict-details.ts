import type { Battery, Period } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { OfficeCall } from '../admin-records/admin-verb.ts'
import { listPropertyGroups } from '../fleet/stores/property-groups.ts'
import { officeActor } from '../reservations/acting.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { findReservationOf } from '../reservations/stores/staff-reservations.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { type Booking, byCar, type Promises } from './placing.ts'
import { type AffectedReservation, listAffected } from './stores/conflicts.ts'
import * as store from './stores/resolutions.ts'

/** No more cars than this are looked at, the nearest first. */
const CARS_MAX = 60
/** Promises are known so long before and after a booking (minutes). */
const KNOWN_MINUTES = 24 * 60
/** Whoever is about to set out is not moved for somebody else's sake (minutes). */
const NOTICE_MINUTES = 120

export type NamedBooking = Booking & Pick<store.CarPromise, 'reservationNumber' | 'version' | 'person' | 'phone'>
export type NamedCar = store.CandidateCar & { readonly charge?: Battery | undefined }

/** All that is looked at to find resolutions for one reservation. */
export type ConflictDetails = {
  readonly reservation: Reservation
  readonly affected: AffectedReservation | undefined
  readonly booking: NamedBooking
  readonly from: NamedCar
  readonly newStand: store.Stand | null
  readonly cars: readonly NamedCar[]
  readonly promises: Promises
  readonly bookingOf: (id: number) => NamedBooking
  readonly known: Period
  readonly nameOf: (property: string) => string
}

/** Reads it: a few questions, however large the fleet is. */
export const loadConflictDetails = async (
  { db, office, caller, now }: OfficeCall,
  id: number,
): Promise<ConflictDetails> => {
  const { organizationId } = office
  const reservation = orRefuse(await findReservationOf(db, { organizationId, id }))
  refuseUnlessMay('move', reservation, { actor: officeActor(caller), now })
  const { start, end } = reservation
  const known = { start: addMinutes(start, -KNOWN_MINUTES), end: addMinutes(end, KNOWN_MINUTES) }
  const booked = await store.findBookedCar(db, reservation, start)
  if (booked === undefined) throw new Error(`There is no car ${reservation.carId}.`)
  const cars = await store.carsAround(db, organizationId, booked, start, now, CARS_MAX)
  const carIds = [...new Set([booked.id, ...cars.map((car) => car.id)])]
  const found = await store.promisesOf(db, organizationId, carIds, known, now)
  const { rows } = await listAffected(db, organizationId, now, { reservationId: id })
  const groups = await listPropertyGroups(db)
  const movableFrom = addMinutes(now, NOTICE_MINUTES)
  const bookings = found.map(
    ({ isBooking, ...promise }): NamedBooking => ({ ...promise, isMovable: isBooking && promise.start >= movableFrom }),
  )
  const bookingOf = (wanted: number): NamedBooking => {
    const one = bookings.find((booking) => booking.id === wanted)
    if (one === undefined) throw new Error(`The reservation ${wanted} was not read.`)
    return one
  }
  const names = new Map<string, string>(
    groups.flatMap(({ key, values }) => values.map((value) => [`${key}:${value.key}`, value.name] as const)),
  )
  return {
    reservation,
    affected: rows[0],
    booking: bookingOf(id),
    known,
    bookingOf,
    from: { ...booked, isOut: cars.some((car) => car.id === booked.id && car.isOut) },
    newStand: booked.newStand,
    cars,
    promises: byCar(bookings),
    nameOf: (property) => names.get(property) ?? property,
  }
}
