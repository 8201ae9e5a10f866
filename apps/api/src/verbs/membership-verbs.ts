import type { Verbs } from '../verb.ts'
import { acceptInvitation } from './memberships/accept-invitation.ts'
import { getMembership } from './memberships/get-membership.ts'
import { inviteMember } from './memberships/invite-member.ts'
import { joinMembership } from './memberships/join-membership.ts'
import { listInvitations } from './memberships/list-invitations.ts'
import { listMembershipMembers } from './memberships/list-membership-members.ts'
import { listMembershipTypes } from './memberships/list-membership-types.ts'
import { listMemberships } from './memberships/list-memberships.ts'
import { previewInvitation } from './memberships/preview-invitation.ts'
import { removeMember } from './memberships/remove-member.ts'
import { revokeInvitation } from './memberships/revoke-invitation.ts'
import { setDefaultMembership } from './memberships/set-default-membership.ts'
import { updateMembership } from './memberships/update-membership.ts'
import { getTerms } from './organizations/get-terms.ts'

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
