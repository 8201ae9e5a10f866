import { PASSWORD_MIN_LENGTH } from '@delebil/validation'
import * as v from 'valibot'
import { somePassword } from '../account-fields.ts'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText } from '../entities/billing-data.ts'
import { ofOne } from '../of-one.ts'
import { id, idText, isoDay, list } from '../primitives.ts'
import { anyStaff, recordSchema } from './resource.ts'
import { memberCards } from './resources/member-cards.ts'
import { persons } from './resources/persons.ts'
import { reservations } from './resources/reservations.ts'
import { org, seenVersion, staffCall, why } from './staff-call.ts'

const changing = ['record.stale', ...ofOne.problems] as const
/** The version that was seen; left out, the record as it is now is meant. */
const seen = { version: v.optional(id), why } as const
/** What is deleted has no body. */
const seenInQuery = v.object({ ...org, version: seenVersion, why })
const write = { ...ofOne, idempotent: true, problems: changing } as const
const ofMembership = 'Admin: medlemskap'
const readMembership = staffCall(ofMembership, 'MEMBERSHIP_READ')
const readPerson = { ...staffCall('Admin: personer', ...anyStaff), ...ofOne } as const
const writePerson = { ...staffCall('Admin: personer', 'MEMBERSHIP_WRITE'), ...write } as const
const writeMembership = { ...staffCall(ofMembership, 'MEMBERSHIP_WRITE'), ...write } as const
const writeCard = {
  ...staffCall('Admin: nøkkelkort', 'MEMBERSHIP_WRITE'),
  ...write,
  response: changed(recordSchema(memberCards)),
} as const

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
  costCenter: v.nullable(v.string()),
})
/** `recordVersion`: that of the membership as it is now. */
const left = { recordVersion: v.number() }
const changedMember = changed(v.object({ ...member.entries, ...left }))
const subMembership = v.object({ id: v.number(), name: v.string(), ...standing })

export const peopleCalls = {
  'persons.memberships': endpoint('GET /api/admin/persons/{id}/memberships', {
    ...readPerson,
    summary: 'The memberships of a person in the organisation',
    response: list(membershipOf),
  }),
  'persons.cards': endpoint('GET /api/admin/persons/{id}/cards', {
    ...readPerson,
    summary: 'The key cards of a person',
    response: list(recordSchema(memberCards)),
  }),
  'persons.reservations': endpoint('GET /api/admin/persons/{id}/reservations', {
    ...readPerson,
    summary: 'The latest reservations that a person made in the organisation',
    access: { anyOf: ['RESERVATION_READ'] },
    response: list(recordSchema(reservations)),
  }),
  'persons.change-password': endpoint('POST /api/admin/persons/{id}/change-password', {
    ...writePerson,
    secondStep: 'recent',
    summary: 'Set a new password for a person of this organisation only; ends all their log-ins',
    description: 'Of oneself it needs `currentPassword` where there is one. The person is told by mail.',
    body: v.object({
      newPassword: v.pipe(
        v.string('field.required'),
        v.minLength(PASSWORD_MIN_LENGTH, 'field.password-short'),
        v.maxLength(200, 'field.too-long'),
      ),
      currentPassword: v.optional(somePassword),
      ...seen,
    }),
    problems: ['person.other-club', 'person.has-permissions', 'account.password-wrong', 'login.locked', ...changing],
  }),
  'persons.drivers-license': endpoint('PUT /api/admin/persons/{id}/driverslicense', {
    ...writePerson,
    summary: 'Say that a driving licence was looked at, and whether it is valid',
    body: v.object({
      valid: v.boolean('field.required'),
      /** The last day of one that is valid. */
      validUntil: v.optional(v.nullable(isoDay)),
      ...seen,
    }),
    response: changed(recordSchema(persons)),
    problems: ['license.date-past', ...changing],
  }),
  'memberships.members': endpoint('GET /api/admin/memberships/{id}/members', {
    ...readMembership,
    ...ofOne,
    summary: 'The people of a membership, owners first',
    response: list(member),
  }),
  'memberships.add-member': endpoint('POST /api/admin/memberships/{id}/members', {
    ...writeMembership,
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
  'memberships.change-member': endpoint('PUT /api/admin/memberships/{id}/members/{memberId}', {
    ...writeMembership,
    summary:
      'Make a member an owner, or let them reserve, or take that back; or say where what they drive belongs in the books',
    params: v.object({ id: idText, memberId: idText }),
    body: v.object({
      isOwner: v.optional(v.boolean('field.required')),
      canCreateReservation: v.optional(v.boolean('field.required')),
      /** Where what the member drives belongs in the books of the membership; null where that is as for all. */
      costCenter: optionalText(60),
      ...seen,
    }),
    response: changedMember,
    problems: ['membership.last-owner', ...changing],
  }),
  'memberships.remove-member': endpoint('DELETE /api/admin/memberships/{id}/members/{memberId}', {
    ...writeMembership,
    summary: 'Take a person out of a membership',
    params: v.object({ id: idText, memberId: idText }),
    query: seenInQuery,
    response: changed(v.object(left)),
    problems: ['membership.last-owner', 'membership.reservation-active', ...changing],
  }),
  'memberships.sub-memberships': endpoint('GET /api/admin/memberships/{id}/sub-memberships', {
    ...readMembership,
    ...ofOne,
    summary: 'The memberships that were granted under this one',
    response: list(subMembership),
  }),
  'memberships.states': endpoint('GET /api/admin/memberships/states', {
    ...readMembership,
    summary: 'The states that a membership can be in',
    response: list(v.object({ key: v.string(), name: v.string() })),
  }),
  'memberships.refund-deposit': endpoint('POST /api/admin/memberships/{id}/refund-deposit', {
    ...writeMembership,
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
  'member-cards.set-person': endpoint('PUT /api/admin/member-cards/{id}/person', {
    ...writeCard,
    summary: 'Give a key card to a person',
    body: v.object({ personId: id, ...seen }),
  }),
  'member-cards.remove-person': endpoint('DELETE /api/admin/member-cards/{id}/person', {
    ...writeCard,
    summary: 'Take a key card from whoever has it',
    query: seenInQuery,
  }),
} as const
