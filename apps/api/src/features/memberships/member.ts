import { checkTitle } from '@delebil/validation'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { findPerson } from '../accounts/stores/persons.ts'
import { isWithinPartner } from '../sessions/is-within-partner.ts'
import { acceptTerms, listTerms } from './accept-terms.ts'
import { answerMembers, answerMembership } from './answer-membership.ts'
import { foundMembership } from './found-membership.ts'
import { inviteMember } from './invite-member.ts'
import { myMembership } from './my-membership.ts'
import { ownMembership } from './own-membership.ts'
import { previewInvitation } from './preview-invitation.ts'
import { removeMember } from './remove-member.ts'
import { changeMembership, listChildMemberships } from './stores/membership-details.ts'
import * as invitations from './stores/membership-invitations.ts'
import { setDefault } from './stores/membership-members.ts'
import * as types from './stores/membership-types.ts'
import * as memberships from './stores/memberships.ts'
import { takeUpInvitation } from './take-up-invitation.ts'
import { toInvitation } from './to-invitation.ts'
import { toMembership } from './to-membership.ts'
import { whatIsBrought } from './what-is-brought.ts'

/** Memberships: joining, inviting, members. */
export const membershipVerbs = {
  acceptTerms,
  listTermsToAccept: listTerms,
  acceptInvitation: async (_context, { db, caller, input: { body }, now }) => {
    const id = await takeUpInvitation(db, caller.personId, body, now)
    return { answer: { entity: await answerMembership(db, caller.personId, id), errors: [], error: null } }
  },
  getMembership: async (_context, { db, caller, input }) => ({
    answer: await answerMembership(db, caller.personId, input.params.id),
  }),
  inviteMember,
  /** Joins by the form of a type, or by an invitation. */
  joinMembership: async (_context, { db, caller, input: { body }, now }) => {
    const { personId } = caller
    const id =
      'invitationToken' in body
        ? await takeUpInvitation(db, personId, body, now)
        : await foundMembership(db, personId, { ...body, ...(await whatIsBrought(db, caller, body.partnerKey)) }, now)
    const entity = await answerMembership(db, personId, id)
    // What was written is undone with the transaction.
    if (!isWithinPartner(caller, entity.organizationId)) throw new Refusal('resource.unknown')
    // A partner's site is not told who else is in it.
    const answered = caller.partner ? { ...entity, members: [] } : entity
    return { answer: { entity: answered, errors: [], error: null } }
  },
  /** Addresses of people who are no members yet: for owners only. */
  listInvitations: async (_context, { db, caller, input, now }) => {
    const membership = await ownMembership(db, caller, input.params.id)
    const open = await invitations.listOpenInvitations(db, membership, now)
    return { answer: { data: open.map(toInvitation), children: await listChildMemberships(db, membership) } }
  },
  listMembershipMembers: async (_context, { db, caller, input }) => {
    return { answer: { data: await answerMembers(db, await myMembership(db, caller, input.params.id)) } }
  },
  listMembershipTypes: async (_context, { db, caller, input: { query }, now }) => {
    const bringing = await whatIsBrought(db, caller, query.partnerKey)
    return { answer: { data: await types.listMembershipTypes(db, bringing, query.orgId, now) } }
  },
  listMemberships: async (_context, { db, caller }) => {
    const person = await findPerson(db, caller.personId)
    const found = await memberships.listMemberships(db, caller.personId)
    const usable = found.filter(({ organizationId }) => isWithinPartner(caller, organizationId))
    return { answer: { data: usable.map((membership) => toMembership(membership, person?.oidcId ?? null)) } }
  },
  previewInvitation,
  removeMember,
  revokeInvitation: async (_context, { db, caller, input: { params }, now }) => {
    const membership = await ownMembership(db, caller, params.id)
    const revoked = await invitations.revokeInvitation(db, membership, params.invitationId, now)
    if (revoked === 0) throw new Refusal('resource.unknown')
    return { answer: undefined }
  },
  /** Which membership is chosen for a member at first: members decide it for themselves, owners for those in theirs. */
  setDefaultMembership: async (_context, { db, caller, input: { params, body } }) => {
    const membership = await myMembership(db, caller, params.id)
    if (!membership.isOwner && params.memberId !== caller.personId) throw new Refusal('membership.not-owner')
    const changed = await setDefault(db, membership, params.memberId, body.default)
    const members = await memberships.listMembers(db, membership.organizationId, membership.id)
    const member = members.find(({ id }) => id === params.memberId)
    if (changed === 0 || member === undefined) throw new Refusal('resource.unknown')
    const { isDefault, ...shown } = member
    return { answer: { entity: { ...shown, default: isDefault }, errors: [] } }
  },
  /** Changes what an owner may: name, default location, ID card. A card waits for the club to look at it. */
  updateMembership: async (_context, { db, caller, input }) => {
    const membership = await ownMembership(db, caller, input.params.id)
    const { name } = input.body
    const problem = name === undefined || name === membership.name ? undefined : checkTitle(name)
    if (problem) throw fieldRefusal('name', problem)
    await changeMembership(db, membership, input.body)
    return { answer: { entity: await answerMembership(db, caller.personId, membership.id), errors: [] } }
  },
} satisfies Partial<Verbs>
