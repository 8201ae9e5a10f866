import type { Verb } from '../../../platform/verb.ts'
import { myMembership } from '../../memberships/my-membership.ts'
import { isLimitReached } from '../is-limit-reached.ts'

export const checkConcurrentReservationLimit: Verb<'checkConcurrentReservationLimit'> = async (_context, call) => {
  const { db, caller, input } = call
  const membership = await myMembership(db, caller, input.body.membershipId)
  const { organizationId, id: membershipId, concurrentReservationLimit: limit } = membership
  const entity = await isLimitReached(db, { organizationId, membershipId, limit }, input.body)
  return { answer: { entity, errors: [] } }
}
