import { choice, longText, money, number, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { members } from './rights.ts'
import { membershipTexts } from './words.ts'

export const membershipTypes = adminResource({
  key: 'membershipTypes',
  page: 'user-management/membership-types',
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
    shareOre: money('Andel', { write: true, optional: true, aside: true }),
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
