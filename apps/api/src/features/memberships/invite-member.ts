import { INVITATION_DAYS, OPEN_INVITATIONS_MAX, parseEmails } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call, Verb } from '../../platform/verb.ts'
import { ownMembership } from './own-membership.ts'
import * as invitations from './stores/membership-invitations.ts'
import { hasMemberWithEmail } from './stores/membership-members.ts'
import { lockMembership, type Membership } from './stores/memberships.ts'
import { toInvitation } from './to-invitation.ts'

const day = 24 * 60
// As for every mail that somebody else has sent to an address: whoever presses again and again must not fill a mailbox.
const mostEachHour = 3

type Asked = Call<'inviteMember'>
type Invitee = { readonly inviteeName: string; readonly inviteeEmail: string }

/** Each address once; one is called by its name, of several nobody was asked for names. */
const inviteesOf = ({ inviteeName, inviteeEmail }: Asked['input']['body']): readonly Invitee[] => {
  const all = parseEmails(inviteeEmail)
  const lower = all.map((email) => email.toLowerCase())
  const emails = all.filter((_, index) => lower.indexOf(lower[index] ?? '') === index)
  return emails.map((email) => ({
    inviteeEmail: email,
    inviteeName: emails.length === 1 ? (inviteeName ?? email) : email,
  }))
}

// An address that is invited again gets a new link; its old one is dead.
const makeRoom = async (db: Queryable, membership: Membership, email: string, now: Date, about?: string) => {
  await lockMembership(db, membership.organizationId, membership.id)
  if ((await invitations.countInvitationsTo(db, email, addMinutes(now, -60))) >= mostEachHour) {
    throw new Refusal('request.too-many', { retryAfterSeconds: 3600 })
  }
  if (await hasMemberWithEmail(db, membership, email))
    throw fieldRefusal('inviteeEmail', 'membership.already-member', about)
  await invitations.revokeInvitationsTo(db, membership, email, now)
  const open = await invitations.listOpenInvitations(db, membership, now)
  if (open.length >= OPEN_INVITATIONS_MAX) throw new Refusal('invitation.too-many')
}

/** Invites somebody, or several, into a membership of the caller. The link is made by the job that mails it. */
export const inviteMember: Verb<'inviteMember'> = async ({ jobs }, { db, caller, input: { body }, now }) => {
  const membership = await ownMembership(db, caller, body.membershipId)
  if (membership.state !== 'ACTIVE') throw new Refusal('membership.not-active')
  const { organizationId } = membership
  const expiresAt = addMinutes(now, INVITATION_DAYS * day)
  const invitees = inviteesOf(body)
  const ids: number[] = []
  for (const invitee of invitees) {
    const { inviteeEmail } = invitee
    await makeRoom(db, membership, inviteeEmail, now, invitees.length > 1 ? inviteeEmail : undefined)
    const made = { ...body, ...invitee, organizationId, invitedBy: caller.personId, now, expiresAt }
    const id = await invitations.insertInvitation(db, made)
    await jobs.enqueue(db, 'membership-invitation', { organizationId, id })
    ids.push(id)
  }
  const first = await invitations.findInvitation(db, { organizationId, id: ids[0] ?? 0 })
  if (first === undefined) throw new Error('The invitation that was just made is gone.')
  return { answer: { entity: toInvitation(first), errors: [] } }
}
