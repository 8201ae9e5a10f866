import { checkInvitation, checkInvitee } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Account, lockAccount } from '../accounts/stores/accounts.ts'
import { proveEmail } from '../accounts/stores/linked-persons.ts'
import { hashToken } from '../sessions/session-token.ts'
import { findTermsVersion } from './stores/membership-details.ts'
import { insertMember, insertMembership, saveAcceptedTerms } from './stores/membership-founding.ts'
import { type Invitation, lockInvitationByToken, markAccepted } from './stores/membership-invitations.ts'
import { findMembershipToJoin, type MembershipToJoin } from './stores/memberships.ts'

type Offer = { invitationToken: string; termsVersion?: string | undefined }

const readInvitation = async (tx: Queryable, token: string, account: Account, now: Date): Promise<Invitation> => {
  const invitation = await lockInvitationByToken(tx, hashToken(token))
  if (invitation === undefined) throw new Refusal('invitation.unknown')
  const problem = checkInvitation(invitation, now) ?? checkInvitee(invitation.inviteeEmail, account.email)
  if (problem !== undefined) throw new Refusal(problem)
  return invitation
}

// Granted: a membership of one's own under the one that invites. It follows that one's state, and has its type and limits.
const grantChild = async (tx: Queryable, parent: MembershipToJoin, account: Account, now: Date): Promise<number> => {
  const { organizationId, membershipTypeId, type } = parent
  const name = `${parent.name} – ${account.name}`
  const common = { organizationId, membershipTypeId, type, name, organizationNumber: null, now }
  const id = await insertMembership(tx, { ...common, state: 'ACTIVE', parentMembershipId: parent.id })
  if (id === undefined) throw new Error('A membership without an organisation number was refused.')
  return id
}

/** Lets the caller into the membership that an invitation to their address is for. Answers its id. */
export const takeUpInvitation = async (tx: Queryable, personId: number, offer: Offer, now: Date): Promise<number> => {
  const account = orRefuse(await lockAccount(tx, personId), 'session.missing')
  const invitation = await readInvitation(tx, offer.invitationToken, account, now)
  const { organizationId, canCreateReservation, isGrantedChildMembership } = invitation
  const inviting = await findMembershipToJoin(tx, organizationId, invitation.membershipId)
  if (inviting?.state !== 'ACTIVE') throw new Refusal('membership.not-active')
  const version = await findTermsVersion(tx, inviting, now)
  if (offer.termsVersion !== undefined && offer.termsVersion !== version) throw new Refusal('membership.terms-changed')

  const membershipId = isGrantedChildMembership ? await grantChild(tx, inviting, account, now) : inviting.id
  const isOwner = isGrantedChildMembership
  await insertMember(tx, { organizationId, membershipId, personId, isOwner, canCreateReservation })
  if (version !== null) await saveAcceptedTerms(tx, { organizationId, membershipId, personId, version, now })
  await markAccepted(tx, invitation, personId, now)
  // The link came by mail to this very address.
  await proveEmail(tx, personId, now)
  return membershipId
}
