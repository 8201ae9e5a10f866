import { acceptInvitation } from '../features/memberships/accept-invitation.ts'
import { getMembership } from '../features/memberships/get-membership.ts'
import { inviteMember } from '../features/memberships/invite-member.ts'
import { joinMembership } from '../features/memberships/join-membership.ts'
import { listInvitations } from '../features/memberships/list-invitations.ts'
import { listMembershipMembers } from '../features/memberships/list-membership-members.ts'
import { listMembershipTypes } from '../features/memberships/list-membership-types.ts'
import { listMemberships } from '../features/memberships/list-memberships.ts'
import { previewInvitation } from '../features/memberships/preview-invitation.ts'
import { removeMember } from '../features/memberships/remove-member.ts'
import { revokeInvitation } from '../features/memberships/revoke-invitation.ts'
import { setDefaultMembership } from '../features/memberships/set-default-membership.ts'
import { updateMembership } from '../features/memberships/update-membership.ts'
import { getTerms } from '../features/organizations/get-terms.ts'
import type { Verbs } from '../platform/verb.ts'

/** Memberships: joining, inviting, members, and the terms that one accepts. */
export const membershipVerbs = {
  listMemberships,
  getMembership,
  listMembershipMembers,
  listMembershipTypes,
  getTerms,
  updateMembership,
  setDefaultMembership,
  removeMember,
  joinMembership,
  acceptInvitation,
  inviteMember,
  previewInvitation,
  listInvitations,
  revokeInvitation,
} as const satisfies Partial<Verbs>
