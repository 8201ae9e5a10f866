import { checkTitle, parseEmails } from '@delebil/validation'
import * as v from 'valibot'
import { emails, NAME_MAX_LENGTH, newName } from '../account-fields.ts'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { billingDataChange, organizationNumber } from '../entities/billing-data.ts'
import { invitation, invitationPreview } from '../entities/invitation.ts'
import { member, membershipDetail } from '../entities/membership.ts'
import { membershipType } from '../entities/membership-type.ts'
import { terms } from '../entities/terms.ts'
import { ofOne } from '../of-one.ts'
import { flag, id, idText, list, text } from '../primitives.ts'
import { problemItem } from '../problem.ts'

const tag = 'Medlemskap'
const open = { tag, access: 'public' } as const
const mine = { tag, access: 'session' } as const
const path = '/api/memberships/{id}'
const ofMembership = ['resource.unknown', 'membership.not-owner'] as const

const name = v.pipe(text(NAME_MAX_LENGTH), v.nonEmpty('field.required'))
const newTitle = v.pipe(
  name,
  v.check((typed) => checkTitle(typed) === undefined, 'field.title'),
)
const partnerKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/, 'field.format'))
const termsVersion = v.pipe(text(40), v.nonEmpty('field.required'))
const invitationToken = v.pipe(v.string('field.required'), v.regex(/^[A-Za-z0-9_-]{1,100}$/, 'field.format'))
const invitationProblems = [
  'invitation.unknown',
  'invitation.used',
  'invitation.revoked',
  'invitation.expired',
] as const

/** JSON text {name, latitude, longitude}. */
const locationText = v.pipe(
  v.string('field.required'),
  v.maxLength(500, 'field.too-long'),
  v.parseJson(undefined, 'field.location'),
  v.object(
    {
      name,
      latitude: v.pipe(v.number('field.location'), v.minValue(-85, 'field.location'), v.maxValue(85, 'field.location')),
      longitude: v.pipe(
        v.number('field.location'),
        v.minValue(-180, 'field.location'),
        v.maxValue(180, 'field.location'),
      ),
    },
    'field.location',
  ),
)

const joinForm = v.object({
  membershipTypeId: id,
  name: newTitle,
  organizationNumber,
  partnerKey: v.optional(partnerKey),
  /** The version that the person was shown and accepted. */
  termsVersion,
  /** Who receives its invoices, and how; the person who joins pays. What is not said here can be said later. */
  billingData: v.optional(v.omit(v.object(billingDataChange), ['payerId'])),
})
const byInvitation = v.object({
  invitationToken,
  /** Left out: the version in force is accepted. */
  termsVersion: v.optional(termsVersion),
})

/** The spec's answer to a join: what was joined, and nothing wrong. */
const joined = v.object({ entity: membershipDetail, errors: v.array(problemItem), error: v.nullable(v.string()) })
const acceptProblems = [
  ...invitationProblems,
  'invitation.other-person',
  'membership.terms-changed',
  'membership.not-active',
] as const

export const listMembershipTypes = endpoint('GET /api/memberships/types', {
  ...open,
  summary: 'What one can join; with `partnerKey` what that partner offers too',
  partner: true,
  query: v.object({ orgId: v.optional(idText), partnerKey: v.optional(partnerKey) }),
  response: list(membershipType),
})

export const getTerms = endpoint('GET /api/terms', {
  ...open,
  summary: 'What a club promises: the records that price its bookings',
  partner: true,
  query: v.object({ orgId: idText }),
  response: terms,
  problems: ['resource.unknown'],
})

const termsToAccept = list(
  v.object({
    membershipId: id,
    membershipName: v.string(),
    organizationId: id,
    organizationName: v.string(),
    version: v.string(),
  }),
)

export const listTermsToAccept = endpoint('GET /api/terms/to-accept', {
  ...mine,
  summary: 'Terms of my memberships that came after those I accepted, where the club asks for it',
  response: termsToAccept,
})

export const acceptTerms = endpoint(`POST ${path}/terms`, {
  ...mine,
  ...ofOne,
  summary: 'Accept the terms that are in force now; answers what is left to accept',
  idempotent: true,
  body: v.object({ version: termsVersion }),
  response: termsToAccept,
  problems: ['resource.unknown', 'membership.terms-changed'],
})

export const updateMembership = endpoint(`PUT ${path}`, {
  ...mine,
  ...ofOne,
  summary: 'Change name, default location or ID card of a membership I own',
  description: 'What is left out stays. `defaultLocation` is JSON text {name, latitude, longitude}.',
  idempotent: true,
  body: v.pipe(
    v.object({
      name: v.optional(name),
      defaultLocation: v.optional(v.nullable(locationText)),
      externalIdCard: v.optional(v.pipe(text(60), v.nonEmpty('field.required'))),
    }),
    v.check((fields) => Object.keys(fields).length > 0, 'field.required'),
  ),
  response: changed(membershipDetail),
  problems: ofMembership,
})

export const setDefaultMembership = endpoint(`PUT ${path}/members/{memberId}/default`, {
  ...mine,
  summary: 'Make a membership the one that is chosen for a member at first, or not',
  description: 'Members for themselves, owners for anybody in it. A member has one default at most.',
  idempotent: true,
  params: v.object({ id: idText, memberId: idText }),
  body: v.optional(v.object({ default: flag }), { default: true }),
  response: changed(member),
  problems: ofMembership,
})

export const removeMember = endpoint(`DELETE ${path}/members/{memberId}`, {
  ...mine,
  summary: 'Take somebody, or oneself, out of a membership',
  params: v.object({ id: idText, memberId: idText }),
  problems: [...ofMembership, 'membership.last-owner', 'membership.reservation-active'],
})

export const joinMembership = endpoint('POST /api/memberships/join', {
  ...mine,
  summary: 'Join: make a membership of a type, or take up an invitation',
  partner: true,
  idempotent: true,
  body: v.union([byInvitation, joinForm]),
  response: joined,
  problems: [
    ...acceptProblems,
    'resource.unknown',
    'membership.already-joined',
    'membership.organization-taken',
    'membership.blocked',
  ],
})

export const acceptInvitation = endpoint('POST /api/memberships/join/accept-invitation', {
  ...mine,
  summary: 'Take up an invitation that was sent to my e-mail address',
  idempotent: true,
  body: byInvitation,
  response: joined,
  problems: acceptProblems,
})

export const inviteMember = endpoint('POST /api/memberships/invite', {
  ...mine,
  summary: 'Invite somebody by mail; an open invitation to the same address is replaced',
  description:
    '`inviteeEmail` takes several addresses too, separated by comma, semicolon or space: each gets an invitation, all or none, and no name is needed. The answer is the first.',
  idempotent: true,
  body: v.pipe(
    v.object({
      membershipId: id,
      inviteeName: v.optional(newName),
      inviteeEmail: emails,
      canCreateReservation: flag,
      isGrantedChildMembership: flag,
    }),
    v.forward(
      v.check(
        ({ inviteeName, inviteeEmail }) => inviteeName !== undefined || parseEmails(inviteeEmail).length > 1,
        'field.required',
      ),
      ['inviteeName'],
    ),
  ),
  response: changed(invitation),
  status: 201,
  problems: [...ofMembership, 'membership.not-active', 'membership.already-member', 'invitation.too-many'],
})

export const previewInvitation = endpoint('POST /api/memberships/invitations/preview', {
  ...open,
  summary: 'What an invitation is about, for whoever holds its token',
  description: 'The token travels in the body: addresses end up in logs.',
  body: v.object({ invitationToken }),
  response: invitationPreview,
  problems: invitationProblems,
})

export const listInvitations = endpoint(`GET ${path}/invitations`, {
  ...mine,
  ...ofOne,
  summary: 'Open invitations of a membership I own, and the memberships granted under it',
  response: v.object({
    data: v.array(invitation),
    children: v.array(v.object({ id, name: v.string() })),
  }),
  problems: ofMembership,
})

export const revokeInvitation = endpoint(`DELETE ${path}/invitations/{invitationId}`, {
  ...mine,
  summary: 'Take back an open invitation: its link is dead at once',
  params: v.object({ id: idText, invitationId: idText }),
  problems: ofMembership,
})
