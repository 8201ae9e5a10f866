import type { Verb } from '../../platform/verb.ts'
import { answerMembership } from './answer-membership.ts'
import { ownMembership } from './own-membership.ts'
import { changeMembership } from './stores/membership-details.ts'

/** Changes what an owner may: name, default location, ID card. A card waits for the club to look at it. */
export const updateMembership: Verb<'updateMembership'> = async (_context, { db, caller, input }) => {
  const membership = await ownMembership(db, caller, input.params.id)
  await changeMembership(db, membership, input.body)
  return { answer: { entity: await answerMembership(db, caller.personId, membership.id), errors: [] } }
}
