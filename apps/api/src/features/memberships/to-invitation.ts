import type { Invitation } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type { Invitation as StoredInvitation } from './stores/membership-invitations.ts'

export const toInvitation = (stored: StoredInvitation): Invitation => ({
  id: stored.id,
  membershipId: stored.membershipId,
  inviteeName: stored.inviteeName,
  inviteeEmail: stored.inviteeEmail,
  canCreateReservation: stored.canCreateReservation,
  isGrantedChildMembership: stored.isGrantedChildMembership,
  created: formatInstant(stored.created),
  expires: formatInstant(stored.expiresAt),
})
