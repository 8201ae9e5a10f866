import { checkInvitation } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { hashToken } from '../sessions/session-token.ts'
import { findTermsVersion } from './stores/membership-details.ts'
import { findInvitationByToken } from './stores/membership-invitations.ts'

/** What an invitation is about. Whoever holds the token got the mail, so its own address is no secret to them. */
export const previewInvitation: Verb<'previewInvitation'> = async (_context, { db, input: { body }, now }) => {
  const invitation = await findInvitationByToken(db, hashToken(body.invitationToken))
  if (invitation === undefined) throw new Refusal('invitation.unknown')
  const problem = checkInvitation(invitation, now)
  if (problem !== undefined) throw new Refusal(problem)
  const { organizationId, membershipId } = invitation
  const { organizationName, membershipName, invitedBy, inviteeName, inviteeEmail, hasAccount } = invitation
  const { canCreateReservation, isGrantedChildMembership } = invitation
  return {
    answer: {
      organizationId,
      organizationName,
      membershipName,
      invitedBy,
      inviteeName,
      inviteeEmail,
      hasAccount,
      canCreateReservation,
      isGrantedChildMembership,
      termsVersion: await findTermsVersion(db, { organizationId, id: membershipId }, now),
      expires: formatInstant(invitation.expiresAt),
    },
  }
}
