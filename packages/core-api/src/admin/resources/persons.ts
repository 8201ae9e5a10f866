import { checkEmail, checkFullName, checkName, EMAIL_MAX_LENGTH } from '@delebil/validation'
import { moment, number, ownPassword, phone, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { people } from './rights.ts'

export const persons = adminResource({
  key: 'persons',
  page: 'user-management/persons',
  noun: ['person', 'personer'],
  ...people,
  fields: {
    name: text(
      'Navn',
      { write: true, sort: true, filter: true, search: true },
      120,
      rule((name) => checkFullName(name) ?? checkName(name)),
    ),
    email: text(
      'E-post',
      { write: true, sort: true, filter: true, search: 'email' },
      EMAIL_MAX_LENGTH,
      rule(checkEmail),
    ),
    phone: phone('Telefon', { write: true, optional: true, filter: true, search: 'phone' }),
    driversLicenseValid: yesNo('Gyldig førerkort', { filter: true }),
    licenseValidUntil: text('Førerkort gyldig til', { optional: true, aside: true }),
    currentPassword: ownPassword('Passordet ditt', {
      write: 'change',
      optional: true,
      aside: true,
      whenRefused: true,
    }),
    membershipCount: number('Medlemskap', {}),
    created: moment('Opprettet', { filter: true }),
  },
  title: ['name'],
  note: ['phone', 'email'],
  sort: 'name',
  can: { create: true, change: true, remove: true },
  removePath: 'delete/{id}',
  problems: {
    create: ['person.email-taken'],
    change: [
      'person.email-taken',
      'person.other-club',
      'person.has-permissions',
      'account.password-wrong',
      'login.locked',
    ],
    remove: [
      'person.other-club',
      'person.has-permissions',
      'person.reservation-active',
      'person.invoice-unpaid',
      'person.unbilled',
      'person.others-depend',
    ],
  },
})
