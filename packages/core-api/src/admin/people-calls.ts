import { PASSWORD_MIN_LENGTH } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { id, idText, list } from '../primitives.ts'
import { byId, org, seenVersion, why } from './endpoints.ts'
import { anyStaff, recordSchema } from './resource.ts'
import { memberCards, persons } from './resources/people.ts'
import { reservations } from './resources/trips.ts'

const orgOnly = v.object(org)
const unknown = ['resource.unknown'] as const
const changing = ['record.stale', ...unknown] as const
const write = { access: { anyOf: ['MEMBERSHIP_WRITE'] }, idempotent: true } as const
const seen = { version: id, why } as const
/** What is deleted has no body. */
const seenInQuery = v.object({ ...org, version: seenVersion, why })
const ofPerson = { tag: 'Admin: personer', params: byId, query: orgOnly } as const
const ofMembership = { tag: 'Admin: medlemskap', params: byId, query: orgOnly } as const

/** What says how a membership stands. */
const standing = {
  state: v.string(),
  externalIdCardVerificationRequired: v.boolean(),
  /** Whether there is one. */
  externalIdCard: v.boolean(),
}
const membershipOf = v.object({
  id: v.number(),
  name: v.string(),
  ...standing,
  isOwner: v.boolean(),
  isDefault: v.boolean(),
  canCreateReservation: v.boolean(),
})
const member = v.object({
  id: v.number(),
  name: v.string(),
  isOwner: v.boolean(),
  isDefault: v.boolean(),
  canCreateReservation: v.boolean(),
})
/** `recordVersion`: that of the membership as it is now. */
const left = { recordVersion: v.number() }
const changedMember = changed(v.object({ ...member.entries, ...left }))
const subMembership = v.object({ id: v.number(), name: v.string(), ...standing })

export const peopleCalls = {
  'persons.memberships': endpoint('GET /api/admin/persons/{id}/memberships', {
    ...ofPerson,
    summary: 'The memberships of a person in the organisation',
    access: { anyOf: anyStaff },
    response: list(membershipOf),
    problems: unknown,
  }),
  'persons.cards': endpoint('GET /api/admin/persons/{id}/cards', {
    ...ofPerson,
    summary: 'The key cards of a person',
    access: { anyOf: anyStaff },
    response: list(recordSchema(memberCards)),
    problems: unknown,
  }),
  'persons.reservations': endpoint('GET /api/admin/persons/{id}/reservations', {
    ...ofPerson,
    summary: 'The latest reservations that a person made in the organisation',
    access: { anyOf: ['RESERVATION_READ'] },
    response: list(recordSchema(reservations)),
    problems: unknown,
  }),
  'persons.change-password': endpoint('POST /api/admin/persons/{id}/change-password', {
    ...ofPerson,
    ...write,
    summary: 'Set a new password for a person of this organisation only; ends all their log-ins',
    body: v.object({
      newPassword: v.pipe(
        v.string('field.required'),
        v.minLength(PASSWORD_MIN_LENGTH, 'field.password-short'),
        v.maxLength(200, 'field.too-long'),
      ),
      ...seen,
    }),
    problems: ['person.other-club', 'person.has-permissions', ...changing],
  }),
  'persons.driverslicense': endpoint('PUT /api/admin/persons/{id}/driverslicense', {
    ...ofPerson,
    ...write,
    summary: 'Say that a driving licence was looked at, and whether it is valid',
    body: v.object({ valid: v.boolean('field.required'), ...seen }),
    response: changed(recordSchema(persons)),
    problems: changing,
  }),
  'memberships.members': endpoint('GET /api/admin/memberships/{id}/members', {
    ...ofMembership,
    summary: 'The people of a membership, owners first',
    access: { anyOf: ['MEMBERSHIP_READ'] },
    response: list(member),
    problems: unknown,
  }),
  'memberships.addMember': endpoint('POST /api/admin/memberships/{id}/members', {
    ...ofMembership,
    ...write,
    summary: 'Let a person of the organisation into a membership',
    body: v.object({
      personId: id,
      isOwner: v.optional(v.boolean('field.required'), false),
      canCreateReservation: v.optional(v.boolean('field.required'), true),
      ...seen,
    }),
    response: changedMember,
    status: 201,
    problems: ['membership.already-member', ...changing],
  }),
  'memberships.changeMember': endpoint('PUT /api/admin/memberships/{id}/members/{memberId}', {
    ...ofMembership,
    ...write,
    summary: 'Make a member an owner, or let them reserve, or take that back',
    params: v.object({ id: idText, memberId: idText }),
    body: v.object({
      isOwner: v.optional(v.boolean('field.required')),
      canCreateReservation: v.optional(v.boolean('field.required')),
      ...seen,
    }),
    response: changedMember,
    problems: ['membership.last-owner', ...changing],
  }),
  'memberships.removeMember': endpoint('DELETE /api/admin/memberships/{id}/members/{memberId}', {
    ...ofMembership,
    ...write,
    summary: 'Take a person out of a membership',
    params: v.object({ id: idText, memberId: idText }),
    query: seenInQuery,
    response: changed(v.object(left)),
    problems: ['membership.last-owner', 'membership.reservation-active', ...changing],
  }),
  'memberships.sub-memberships': endpoint('GET /api/admin/memberships/{id}/sub-memberships', {
    ...ofMembership,
    summary: 'The memberships that were granted under this one',
    access: { anyOf: ['MEMBERSHIP_READ'] },
    response: list(subMembership),
    problems: unknown,
  }),
  'memberships.states': endpoint('GET /api/admin/memberships/states', {
    tag: 'Admin: medlemskap',
    summary: 'The states that a membership can be in',
    access: { anyOf: ['MEMBERSHIP_READ'] },
    query: orgOnly,
    response: list(v.object({ key: v.string(), name: v.string() })),
  }),
  'memberships.refund-deposit': endpoint('POST /api/admin/memberships/{id}/refund-deposit', {
    ...ofMembership,
    ...write,
    summary: 'Give the deposit of a membership back to whoever paid it, once; answers how much it was',
    description:
      'Through the payment service that it was paid with. With `byHand`, or where there is no such service, it is only written down.',
    body: v.object({ byHand: v.optional(v.boolean('field.required'), false), ...seen }),
    response: changed(
      v.object({
        refundedOre: v.number(),
        /** The payment service gave it back; null where it was only written down. */
        paidBackBy: v.nullable(v.string()),
      }),
    ),
    problems: [
      'membership.no-deposit',
      'membership.invoice-unpaid',
      'payment.refund-refused',
      'payment.unanswered',
      ...changing,
    ],
  }),
  'member-cards.setPerson': endpoint('PUT /api/admin/member-cards/{id}/person', {
    ...write,
    tag: 'Admin: nøkkelkort',
    summary: 'Give a key card to a person',
    params: byId,
    query: orgOnly,
    body: v.object({ personId: id, ...seen }),
    response: changed(recordSchema(memberCards)),
    problems: changing,
  }),
  'member-cards.removePerson': endpoint('DELETE /api/admin/member-cards/{id}/person', {
    ...write,
    tag: 'Admin: nøkkelkort',
    summary: 'Take a key card from whoever has it',
    params: byId,
    query: seenInQuery,
    response: changed(recordSchema(memberCards)),
    problems: changing,
  }),
} as const
