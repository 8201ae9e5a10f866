import { checkEmail, checkFullName, checkOrganizationNumber, EMAIL_MAX_LENGTH } from '@delebil/validation'
import { choice, longText, moment, money, number, phone, ref, text, yesNo } from '../field.ts'
import { adminResource, anyStaff } from '../resource.ts'
import { rule } from '../rule.ts'
import { acceptAffected, membershipTexts } from './words.ts'

/** The spec restricts the menu of persons and cards to nobody among the staff; changing them is another matter. */
const people = { read: anyStaff, write: ['MEMBERSHIP_WRITE'] } as const
const members = { read: ['MEMBERSHIP_READ'], write: ['MEMBERSHIP_WRITE'] } as const

export const persons = adminResource({
  key: 'persons',
  noun: ['person', 'personer'],
  ...people,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }, 120, rule(checkFullName)),
    email: text(
      'E-post',
      { write: true, sort: true, filter: true, search: 'email' },
      EMAIL_MAX_LENGTH,
      rule(checkEmail),
    ),
    phone: phone('Telefon', { write: true, optional: true, filter: true, search: 'phone' }),
    driversLicenseValid: yesNo('Gyldig førerkort', { filter: true }),
    membershipCount: number('Medlemskap', {}),
    created: moment('Opprettet', { filter: true }),
  },
  title: ['name'],
  sort: 'name',
  can: { create: true, change: true, remove: true },
  removePath: 'delete/{id}',
  problems: {
    create: ['person.email-taken'],
    change: ['person.email-taken', 'person.other-club', 'person.has-permissions'],
    remove: [
      'person.other-club',
      'person.has-permissions',
      'person.reservation-active',
      'person.invoice-unpaid',
      'person.others-depend',
    ],
  },
})

export const memberships = adminResource({
  key: 'memberships',
  noun: ['medlemskap', 'medlemskap'],
  ...members,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }),
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
  sort: 'name',
  can: { change: true, remove: true },
  removePath: 'delete-if-unused/{id}',
  problems: {
    change: ['membership.organization-taken', 'membership.open-reservations'],
    remove: ['membership.in-use'],
  },
})

export const membershipTypes = adminResource({
  key: 'membershipTypes',
  noun: ['medlemskapstype', 'medlemskapstyper'],
  ...members,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }),
    description: longText('Beskrivelse', { write: true, aside: true }, 2000),
    kind: choice('Slag', membershipTexts.types, { write: 'create', filter: true }),
    organizationNumberRequired: yesNo('Krever organisasjonsnummer', { write: true, aside: true }),
    partnerKey: text('Partnernøkkel', { write: true, optional: true, aside: true }, 60),
    termsVersion: text('Vilkår', { write: true, aside: true }, 60),
    paymentRequired: yesNo('Må betales', { write: true, filter: true }),
    depositOre: money('Depositum', { write: true }),
    feeOre: money('Innmeldingsavgift', { write: true }),
    externalIdCardVerificationRequired: yesNo('Krever ID-kort', { write: true, aside: true }),
    concurrentReservationLimit: number(
      'Samtidige reservasjoner',
      { write: true, optional: true, aside: true },
      0,
      1000,
    ),
    active: yesNo('Kan velges', { write: true, filter: true }),
  },
  title: ['name'],
  sort: 'name',
  can: { create: true, change: true, remove: true },
})

export const memberCards = adminResource({
  key: 'member-cards',
  noun: ['nøkkelkort', 'nøkkelkort'],
  ...people,
  fields: {
    cardNumber: text('Kortnummer', { write: true, sort: true, filter: true, search: 'code' }, 40),
    chipId: text('Brikke-ID', { write: true, filter: true, search: 'code' }, 40),
    personId: ref('Person', 'persons', { write: 'create', optional: true, filter: true, aside: true }),
    person: text('Navn', { optional: true, filter: true, search: true }),
  },
  title: ['cardNumber'],
  lookup: 'cardNumber',
  sort: 'cardNumber',
  can: { create: true, change: true, remove: true, restore: true },
  acts: ['take-from-person'],
  problems: { create: ['member-card.taken'], change: ['member-card.taken'] },
})
