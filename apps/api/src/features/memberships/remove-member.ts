import { checkRemoval } from '@delebil/validation'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { myMembership } from './my-membership.ts'
import { deleteMember, findRemovalFacts } from './stores/membership-members.ts'
import { lockMembership } from './stores/memberships.ts'

/** Takes a member out, who loses access with the commit: rights are looked up at every call. */
export const removeMember: Verb<'removeMember'> = async ({ database }, { caller, input: { params }, now }) => {
  await transaction(database, async (tx) => {
    const { organizationId, id } = await myMembership(tx, caller, params.id)
    // Two owners who remove each other at once must not leave none.
    await lockMembership(tx, organizationId, id)
    const { isOwner: callerIsOwner } = await myMembership(tx, caller, params.id)
    const isSelf = params.memberId === caller.personId
    const facts = await findRemovalFacts(tx, { organizationId, id }, params.memberId, now)
    if (facts === undefined) throw new Refusal(callerIsOwner ? 'resource.unknown' : 'membership.not-owner')
    const problem = checkRemoval({ callerIsOwner, isSelf, member: facts, owners: facts.owners })
    if (problem !== undefined) throw new Refusal(problem)
    await deleteMember(tx, { organizationId, id }, params.memberId)
  })
  return { answer: undefined }
}
