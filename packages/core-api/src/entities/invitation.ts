import * as v from 'valibot'
import { flag, id, instantText } from '../primitives.ts'

/** An invitation as the owner who sent it sees it. The token is in the mail only. */
export const invitation = v.object({
  id,
  membershipId: id,
  inviteeName: v.string(),
  inviteeEmail: v.string(),
  canCreateReservation: flag,
  isGrantedChildMembership: flag,
  created: instantText,
  expires: instantText,
})
export type Invitation = v.InferOutput<typeof invitation>

/** An invitation as whoever holds its token sees it. */
export const invitationPreview = v.object({
  organizationId: id,
  organizationName: v.string(),
  membershipName: v.string(),
  invitedBy: v.string(),
  inviteeName: v.string(),
  inviteeEmail: v.string(),
  /** Somebody has this e-mail address already: they log in, others create a user. */
  hasAccount: flag,
  canCreateReservation: flag,
  isGrantedChildMembership: flag,
  termsVersion: v.nullable(v.string()),
  expires: instantText,
})
export type InvitationPreview = v.InferOutput<typeof invitationPreview>
