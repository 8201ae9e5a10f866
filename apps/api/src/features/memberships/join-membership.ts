import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { isWithinPartner } from '../sessions/is-within-partner.ts'
import { answerMembership } from './answer-membership.ts'
import { foundMembership } from './found-membership.ts'
import { takeUpInvitation } from './take-up-invitation.ts'
import { whatIsBrought } from './what-is-brought.ts'

/** Joins by the form of a type, or by an invitation. */
export const joinMembership: Verb<'joinMembership'> = async (_context, { db, caller, input: { body }, now }) => {
  const { personId } = caller
  const id =
    'invitationToken' in body
      ? await takeUpInvitation(db, personId, body, now)
      : await foundMembership(db, personId, { ...body, ...(await whatIsBrought(db, caller, body.partnerKey)) }, now)
  const entity = await answerMembership(db, personId, id)
  // What was written is undone with the transaction.
  if (!isWithinPartner(caller, entity.organizationId)) throw new Refusal('resource.unknown')
  return { answer: { entity, errors: [], error: null } }
}
