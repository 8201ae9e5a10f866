import type { Verb } from '../../platform/verb.ts'
import { myMembership } from './my-membership.ts'
import { listMembers } from './stores/memberships.ts'

export const listMembershipMembers: Verb<'listMembershipMembers'> = async (_context, { db, caller, input }) => {
  const { organizationId, id } = await myMembership(db, caller, input.params.id)
  const members = await listMembers(db, organizationId, id)
  return { answer: { data: members.map(({ isDefault, ...member }) => ({ ...member, default: isDefault })) } }
}
