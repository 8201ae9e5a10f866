import { countConcurrent } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { myMembership } from '../memberships/my-membership.ts'

export const checkConcurrentReservationLimit: Verb<'checkConcurrentReservationLimit'> = async (_context, call) => {
  const { db, caller, input } = call
  const membership = await myMembership(db, caller, input.body.membershipId)
  const { organizationId, id: membershipId, concurrentReservationLimit: limit } = membership
  if (limit === null) return { answer: { entity: false, errors: [] } }
  const count = await countConcurrent(db, { organizationId, membershipId }, input.body)
  return { answer: { entity: count >= limit, errors: [] } }
}
