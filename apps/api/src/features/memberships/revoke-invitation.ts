import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { ownMembership } from './own-membership.ts'
import * as invitations from './stores/membership-invitations.ts'

export const revokeInvitation: Verb<'revokeInvitation'> = async (_context, { db, caller, input: { params }, now }) => {
  const membership = await ownMembership(db, caller, params.id)
  const revoked = await invitations.revokeInvitation(db, membership, params.invitationId, now)
  if (revoked === 0) throw new Refusal('resource.unknown')
  return { answer: undefined }
}
