import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { myMembership } from './my-membership.ts'
import { setDefault } from './stores/membership-members.ts'
import { listMembers } from './stores/memberships.ts'

/** Which membership is chosen for a member at first: members decide it for themselves, owners for those in theirs. */
export const setDefaultMembership: Verb<'setDefaultMembership'> = async (
  _context,
  { db, caller, input: { params, body } },
) => {
  const membership = await myMembership(db, caller, params.id)
  if (!membership.isOwner && params.memberId !== caller.personId) throw new Refusal('membership.not-owner')
  const changed = await setDefault(db, membership, params.memberId, body.default)
  const members = await listMembers(db, membership.organizationId, membership.id)
  const member = members.find(({ id }) => id === params.memberId)
  if (changed === 0 || member === undefined) throw new Refusal('resource.unknown')
  const { isDefault, ...shown } = member
  return { answer: { entity: { ...shown, default: isDefault }, errors: [] } }
}
