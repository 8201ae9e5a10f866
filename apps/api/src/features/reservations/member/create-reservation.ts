import {
  checkBooker,
  checkReservationPeriod,
  concurrentLimit,
  type DatedValue,
  type Policy,
  policyAt,
  termsOf,
} from '@delebil/validation'
import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Call, Verb } from '../../../platform/verb.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import { lockMembership, type Membership } from '../../memberships/stores/memberships.ts'
import { isWithinPartner } from '../../sessions/is-within-partner.ts'
import { memberActor } from '../acting.ts'
import { isLimitReached } from '../is-limit-reached.ts'
import { type Booked, book } from '../operations/book.ts'
import { periodRefusal } from '../period-refusal.ts'
import { type BookingBasis, findBookingBasis } from '../stores/booking-basis.ts'
import { newReservation } from './new-reservation.ts'
import { toReservation } from './to-reservation.ts'

type Booking = Call<'createReservation'>

/** What a booking needs to be made. */
type Bookable = { membership: Membership; car: Car; decided: DatedValue[]; policy: Policy }

/** Refuses a booking that cannot be, whoever has the car. */
export const checkTimes = ({ input, now }: Pick<Booking, 'input' | 'now'>): void => {
  const problem = checkReservationPeriod(input.body, now)
  if (problem !== undefined) throw periodRefusal(problem, 'start')
}

/** What a booking rests on, checked: the person may book this car with this membership. */
export const checkBasis = (
  { caller, now }: Pick<Booking, 'caller' | 'now'>,
  { membership, car, decided }: BookingBasis,
): Bookable => {
  if (membership === null || !isWithinPartner(caller, membership.organizationId)) throw new Refusal('resource.unknown')
  if (membership.state !== 'ACTIVE') throw new Refusal('membership.not-active')
  if (!membership.canCreateReservation) throw new Refusal('membership.may-not-book')
  if (car === null) throw new Refusal('resource.unknown')
  const policy = policyAt(decided, now)
  const refused = checkBooker(caller, policy, now)
  if (refused !== undefined) throw new Refusal(refused)
  return { membership, car, decided, policy }
}

export const hasLimit = ({ membership, policy }: Bookable): boolean =>
  concurrentLimit(membership.concurrentReservationLimit, policy) !== null

// Only bookings of a membership with a limit wait for each other.
const enforceLimit = async ({ db, input }: Booking, { membership, policy }: Bookable): Promise<void> => {
  const { organizationId, id: membershipId } = membership
  const limit = await lockMembership(db, organizationId, membershipId)
  if (await isLimitReached(db, { organizationId, membershipId, limit }, policy, input.body)) {
    throw new Refusal('reservation.limit-reached')
  }
}

/** What the member asks for, on the terms of the day. */
export const wantedBy = ({ input, caller }: Booking, { policy }: Bookable) => ({
  ...input.body,
  ...termsOf(policy),
  personId: caller.personId,
})

/** The booking as the member is answered. */
export const answerBooking = (
  context: Context,
  { caller, now }: Pick<Booking, 'caller' | 'now'>,
  { membership, car, decided }: Bookable,
  { booking, made }: Booked,
) => ({
  answer: {
    entity: toReservation(context, caller, newReservation({ ...booking, decided }, made, membership, car), now),
    errors: [],
  },
})

/** Books a car for the caller. */
export const createReservation: Verb<'createReservation'> = async (context, call) => {
  const { db, caller, input, now } = call
  checkTimes(call)
  const bookable = checkBasis(call, await findBookingBasis(db, { ...input.body, ...caller }, now))
  if (hasLimit(bookable)) await enforceLimit(call, bookable)
  const acting = { db, actor: memberActor(caller), now, jobs: context.jobs }
  return answerBooking(context, call, bookable, await book(acting, bookable.car, wantedBy(call, bookable)))
}
