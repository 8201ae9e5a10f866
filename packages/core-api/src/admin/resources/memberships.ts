import { checkOrganizationNumber, checkTitle } from '@delebil/validation'
import { choice, moment, number, phone, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { members } from './rights.ts'
import { acceptAffected, membershipTexts } from './words.ts'

export const memberships = adminResource({
  key: 'memberships',
  page: 'user-management/memberships',
  noun: ['medlemskap', 'medlemskap'],
  ...members,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }, 120, rule(checkTitle)),
    type: choice('Slag', membershipTexts.types, { filter: true }),
    membershipTypeId: ref('Medlemskapstype', 'membershipTypes', {
      write: true,
      optional: true,
      filter: true,
      aside: true,
    }),
    membershipType: text('Type', { optional: true, filter: true }),
    state: choice('Status', membershipTexts.states, { write: true, filter: true }),
    organizationNumber: text(
      'Organisasjonsnummer',
      { write: true, optional: true, filter: true, search: 'code' },
      20,
      rule(checkOrganizationNumber),
    ),
    parentMembershipId: ref('Overordnet', 'memberships', { optional: true, filter: true, aside: true }),
    memberCount: number('Medlemmer', {}),
    ownerPhone: phone('Telefon til eieren', { optional: true, aside: true, derived: true }),
    externalIdCardVerificationRequired: yesNo('Krever ID-kort', { write: true, filter: true, aside: true }),
    externalIdCard: text('ID-kort', { write: true, optional: true, aside: true }),
    concurrentReservationLimit: number(
      'Samtidige reservasjoner',
      { write: true, optional: true, aside: true },
      0,
      1000,
    ),
    acceptAffected,
    created: moment('Opprettet', { filter: true }),
  },
  title: ['name'],
  note: ['ownerPhone', 'membershipType', 'state'],
  sort: 'name',
  can: { change: true, remove: true },
  removePath: 'delete-if-unused/{id}',
  problems: {
    change: ['membership.organization-taken', 'membership.open-reservations'],
    remove: ['membership.in-use'],
  },
})
