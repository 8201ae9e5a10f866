import type { Verb } from '../../platform/verb.ts'
import { answerMembership } from './answer-membership.ts'
import { takeUpInvitation } from './take-up-invitation.ts'

export const acceptInvitation: Verb<'acceptInvitation'> = async (_context, { db, caller, input: { body }, now }) => {
  const id = await takeUpInvitation(db, caller.personId, body, now)
  return { answer: { entity: await answerMembership(db, caller.personId, id), errors: [], error: null } }
}
