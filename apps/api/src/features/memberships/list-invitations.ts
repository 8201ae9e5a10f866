import type { Verb } from '../../platform/verb.ts'
import { ownMembership } from './own-membership.ts'
import { listChildMemberships } from './stores/membership-details.ts'
import { listOpenInvitations } from './stores/membership-invitations.ts'
import { toInvitation } from './to-invitation.ts'

/** Addresses of people who are no members yet: for owners only. */
export const listInvitations: Verb<'listInvitations'> = async (_context, { db, caller, input, now }) => {
  const membership = await ownMembership(db, caller, input.params.id)
  const open = await listOpenInvitations(db, membership, now)
  return { answer: { data: open.map(toInvitation), children: await listChildMemberships(db, membership) } }
}
