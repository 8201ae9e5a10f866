import type { MembershipState } from './membership-state.ts'
import type { ProblemCode } from './problem.ts'

/** How long the link of an invitation works (days of 24 hours). */
export const INVITATION_DAYS = 14
/** Open invitations that a membership may have at once. */
export const OPEN_INVITATIONS_MAX = 20

/** The state that a new membership starts in: nobody drives before a payment that its type asks for. */
export function stateAfterJoin(type: { paymentRequired: boolean }): MembershipState {
  return type.paymentRequired ? 'PAYMENT_REQUIRED' : 'ACTIVE'
}

/** Moments of an invitation; null where it did not happen. */
export type InvitationMoments = { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date }

/** Why an invitation does not work at `now`; undefined where it does. Works until the instant it expires. */
export function checkInvitation(
  { acceptedAt, revokedAt, expiresAt }: InvitationMoments,
  now: Date,
): ProblemCode | undefined {
  if (acceptedAt !== null) return 'invitation.used'
  if (revokedAt !== null) return 'invitation.revoked'
  return now < expiresAt ? undefined : 'invitation.expired'
}

/** An invitation is bound to the address it was sent to, whatever its letter case. */
export function checkInvitee(inviteeEmail: string, email: string): ProblemCode | undefined {
  return inviteeEmail.trim().toLowerCase() === email.trim().toLowerCase() ? undefined : 'invitation.other-person'
}

/** Who takes whom out of a membership. `owners` counts those there are now; the member is one of them if `isOwner`. */
export type Removal = {
  callerIsOwner: boolean
  isSelf: boolean
  member: { isOwner: boolean; hasActiveReservation: boolean }
  owners: number
}

/** Owners remove anybody and members themselves; never the last owner, and nobody with an active reservation on it. */
export function checkRemoval({ callerIsOwner, isSelf, member, owners }: Removal): ProblemCode | undefined {
  if (!callerIsOwner && !isSelf) return 'membership.not-owner'
  if (member.isOwner && owners <= 1) return 'membership.last-owner'
  return member.hasActiveReservation ? 'membership.reservation-active' : undefined
}
