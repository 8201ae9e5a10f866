import { INVITATION_DAYS, OPEN_INVITATIONS_MAX } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { ownMembership } from './own-membership.ts'
import * as invitations from './stores/membership-invitations.ts'
import { hasMemberWithEmail } from './stores/membership-members.ts'
import { lockMembership, type Membership } from './stores/memberships.ts'
import { toInvitation } from './to-invitation.ts'

const day = 24 * 60
// As for every mail that somebody else has sent to an address: whoever presses again and again must not fill a mailbox.
const mostEachHour = 3

// An address that is invited again gets a new link; its old one is dead.
const makeRoom = async (db: Queryable, membership: Membership, email: string, now: Date): Promise<void> => {
  await lockMembership(db, membership.organizationId, membership.id)
  if (await hasMemberWithEmail(db, membership, email)) throw fieldRefusal('inviteeEmail', 'membership.already-member')
  await invitations.revokeInvitationsTo(db, membership, email, now)
  const open = await invitations.listOpenInvitations(db, membership, now)
  if (open.length >= OPEN_INVITATIONS_MAX) throw new Refusal('invitation.too-many')
}

/** Invites somebody into a membership of the caller. The link is made by the job that mails it. */
export const inviteMember: Verb<'inviteMember'> = async ({ jobs }, { db, caller, input: { body }, now }) => {
  const membership = await ownMembership(db, caller, body.membershipId)
  if (membership.state !== 'ACTIVE') throw new Refusal('membership.not-active')
  if ((await invitations.countInvitationsTo(db, body.inviteeEmail, addMinutes(now, -60))) >= mostEachHour) {
    throw new Refusal('request.too-many', { retryAfterSeconds: 3600 })
  }
  await makeRoom(db, membership, body.inviteeEmail, now)
  const { organizationId } = membership
  const expiresAt = addMinutes(now, INVITATION_DAYS * day)
  const id = await invitations.insertInvitation(db, {
    ...body,
    organizationId,
    invitedBy: caller.personId,
    now,
    expiresAt,
  })
  await jobs.enqueue(db, 'membership-invitation', { organizationId, id })
  const made = await invitations.findInvitation(db, { organizationId, id })
  if (made === undefined) throw new Error('The invitation that was just made is gone.')
  return { answer: { entity: toInvitation(made), errors: [] } }
}
