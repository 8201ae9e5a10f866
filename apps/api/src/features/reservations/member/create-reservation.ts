import {
  checkBooker,
  checkReservationPeriod,
  concurrentLimit,
  type DatedValue,
  type Policy,
  policyAt,
  termsOf,
} from '@delebil/validation'
import { Refusal } from '../../../platform/refusal.ts'
import type { Call, Verb } from '../../../platform/verb.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import { lockMembership, type Membership } from '../../memberships/stores/memberships.ts'
import { isWithinPartner } from '../../sessions/is-within-partner.ts'
import { memberActor } from '../acting.ts'
import { isLimitReached } from '../is-limit-reached.ts'
import { book } from '../operations/book.ts'
import { periodRefusal } from '../period-refusal.ts'
import { findBookingBasis } from '../stores/booking-basis.ts'
import { newReservation } from './new-reservation.ts'
import { toReservation } from './to-reservation.ts'

type Booking = Call<'createReservation'>

type Basis = { membership: Membership; car: Car; decided: DatedValue[] }

const basisOf = async ({ db, caller, input, now }: Booking): Promise<Basis> => {
  const { membership, car, decided } = await findBookingBasis(db, { ...input.body, ...caller }, now)
  if (membership === null || !isWithinPartner(caller, membership.organizationId)) throw new Refusal('resource.unknown')
  if (membership.state !== 'ACTIVE') throw new Refusal('membership.not-active')
  if (!membership.canCreateReservation) throw new Refusal('membership.may-not-book')
  if (car === null) throw new Refusal('resource.unknown')
  return { membership, car, decided }
}

// Only bookings of a membership with a limit wait for each other.
const enforceLimit = async ({ db, input }: Booking, membership: Membership, policy: Policy): Promise<void> => {
  if (concurrentLimit(membership.concurrentReservationLimit, policy) === null) return
  const { organizationId, id: membershipId } = membership
  const limit = await lockMembership(db, organizationId, membershipId)
  if (await isLimitReached(db, { organizationId, membershipId, limit }, policy, input.body)) {
    throw new Refusal('reservation.limit-reached')
  }
}

/** Books a car for the caller. */
export const createReservation: Verb<'createReservation'> = async (context, call) => {
  const { db, caller, input, now } = call
  const problem = checkReservationPeriod(input.body, now)
  if (problem !== undefined) throw periodRefusal(problem, 'start')
  const { membership, car, decided } = await basisOf(call)
  const policy = policyAt(decided, now)
  const refused = checkBooker(caller, policy, now)
  if (refused !== undefined) throw new Refusal(refused)
  await enforceLimit(call, membership, policy)
  const { personId } = caller
  const acting = { db, actor: memberActor(caller), now, jobs: context.jobs }
  const { booking, made } = await book(acting, car, { ...input.body, ...termsOf(policy), personId })
  return {
    answer: {
      entity: toReservation(context, caller, newReservation({ ...booking, decided }, made, membership, car), now),
      errors: [],
    },
  }
}
