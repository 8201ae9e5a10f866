import { checkReservationPeriod, priceReservation } from '@delebil/validation'
import type { Context } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { findBookingBasis } from '../../stores/booking-basis.ts'
import type { Car } from '../../stores/cars.ts'
import { insertReservation, type NewReservation } from '../../stores/insert-reservation.ts'
import { lockMembership, type Membership } from '../../stores/memberships.ts'
import { countConcurrent } from '../../stores/reservations.ts'
import { endHoldsOfWishes } from '../../stores/wait-holds.ts'
import type { Call, Verb } from '../../verb.ts'
import { isWithinPartner } from '../partners/is-within-partner.ts'
import { passHolds } from '../wait-list/pass-holds.ts'
import { serveAfterHolds } from '../wait-list/serve-later.ts'
import { newReservation } from './new-reservation.ts'
import { refusePeriod } from './refuse-period.ts'
import { toReservation } from './to-reservation.ts'

type Booking = Call<'createReservation'>

const basisOf = async ({ db, caller, input, now }: Booking): Promise<{ membership: Membership; car: Car }> => {
  const { membership, car } = await findBookingBasis(db, { ...input.body, ...caller }, now)
  if (membership === null || !isWithinPartner(caller, membership.organizationId)) throw new Refusal('resource.unknown')
  if (membership.state !== 'ACTIVE') throw new Refusal('membership.not-active')
  if (!membership.canCreateReservation) throw new Refusal('membership.may-not-book')
  if (car === null) throw new Refusal('resource.unknown')
  return { membership, car }
}

// Only bookings of a membership with a limit wait for each other.
const keepLimit = async ({ db, input }: Booking, membership: Membership): Promise<void> => {
  if (membership.concurrentReservationLimit === null) return
  const { organizationId, id: membershipId } = membership
  const limit = await lockMembership(db, organizationId, membershipId)
  if (limit === null) return
  const count = await countConcurrent(db, { organizationId, membershipId }, input.body)
  if (count >= limit) throw new Refusal('reservation.limit-reached')
}

// A hold of the person's own, or one that has run out, is no reason to refuse.
const insertPastHolds = async (context: Context, { db, now }: Booking, booking: NewReservation) => {
  const claim = { ...booking, carIds: [booking.carId] }
  return (await passHolds(context, db, claim, now)) ? insertReservation(db, booking) : undefined
}

/** Books a car. The exclusion constraint decides who gets it; the booker is the first driver. */
export const createReservation: Verb<'createReservation'> = async (context, call) => {
  const { db, caller, input, now } = call
  const problem = checkReservationPeriod(input.body, now)
  if (problem !== undefined) throw refusePeriod(problem, 'start')
  const { membership, car } = await basisOf(call)
  const { organizationId } = membership
  await keepLimit(call, membership)
  const lines = priceReservation(car.tariff, input.body)
  const { personId } = caller
  const booking = { ...input.body, organizationId, personId, tariffId: car.tariff.id, created: now, lines }
  const made = (await insertReservation(db, booking)) ?? (await insertPastHolds(context, call, booking))
  if (made === undefined) throw new Refusal('reservation.car-taken')
  if (made.endedWishIds.length > 0) {
    await serveAfterHolds(context, db, await endHoldsOfWishes(db, 'BOOKED', organizationId, made.endedWishIds))
  }
  return { answer: { entity: toReservation(context, newReservation(booking, made, membership, car), now), errors: [] } }
}
