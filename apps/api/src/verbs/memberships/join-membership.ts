import type { Verb } from '../../verb.ts'
import { answerMembership } from './answer-membership.ts'
import { foundMembership } from './found-membership.ts'
import { takeUpInvitation } from './take-up-invitation.ts'

/** Joins by the form of a type, or by an invitation. */
export const joinMembership: Verb<'joinMembership'> = async (_context, { db, caller, input: { body }, now }) => {
  const { personId } = caller
  const id =
    'invitationToken' in body
      ? await takeUpInvitation(db, personId, body, now)
      : await foundMembership(db, personId, body, now)
  return { answer: { entity: await answerMembership(db, personId, id), errors: [], error: null } }
}
