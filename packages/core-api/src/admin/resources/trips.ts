import { reservationStateText } from '@delebil/validation/text'
import { choice, halfHour, longText, moment, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { acceptAffected, damageTexts } from './words.ts'

const staff = { read: ['RESERVATION_READ'], write: ['RESERVATION_WRITE'] } as const

const seen = {
  reservationNumber: number('Reservasjonsnummer', { sort: true, filter: true, search: true }),
  state: choice('Status', reservationStateText, { filter: true }),
  membershipId: ref('Medlemskap-ID', 'memberships', { write: 'create', filter: true, aside: true }),
  membership: text('Medlemskap', { optional: true, filter: true }),
  personId: ref('Person-ID', 'persons', { write: 'create', filter: true, aside: true }),
  person: text('Person', { optional: true, filter: true }),
  carId: ref('Bil-ID', 'cars', { write: true, filter: true, aside: true }),
  carNumber: number('Bilnummer', { filter: true }),
  licensePlate: text('Registreringsnummer', { filter: true }),
  start: halfHour('Start', { write: true, sort: true, filter: true }),
  end: halfHour('Slutt', { write: true, filter: true }),
} as const
const facts = {
  effectiveEnd: moment('Opptatt til', { aside: true }),
  started: moment('Startet', { optional: true, aside: true, filter: true }),
  ended: moment('Avsluttet', { optional: true, aside: true, filter: true }),
  created: moment('Opprettet', { filter: true }),
  superDamageWaiver: yesNo('Redusert egenandel', { write: true, aside: true }),
  kilometers: number('Kilometer', { optional: true }),
  userNote: longText('Notat', { write: true, optional: true, aside: true }, 1000),
  needsReview: yesNo('Må ses på', { filter: true }),
  keeperId: ref('Følges opp av-ID', 'persons', { optional: true, filter: true, aside: true }),
  keeper: text('Følges opp av', { optional: true, aside: true, filter: true }),
} as const

const refusals = [
  'reservation.car-taken',
  'reservation.not-active',
  'membership.not-active',
  'reservation.driver-not-member',
  'reservation.already-started',
  'reservation.limit-reached',
  'period.start-in-past',
  'period.too-far-ahead',
  'period.too-long',
] as const

export const reservations = adminResource({
  key: 'reservations',
  noun: ['reservasjon', 'reservasjoner'],
  ...staff,
  fields: { ...seen, ...facts },
  title: ['reservationNumber'],
  sort: '-start',
  can: { create: true, change: true },
  acts: ['reset-review', 'ask-review'],
  problems: { create: refusals, change: refusals },
})

/** What staff made themselves: bookings for members, and cars that are kept from being booked. */
export const adminReservations = adminResource({
  key: 'admin-reservations',
  noun: ['adminreservasjon', 'adminreservasjoner'],
  ...staff,
  fields: {
    reservationNumber: number('Reservasjonsnummer', { filter: true, search: true }),
    kind: choice('Slag', { admin: 'For et medlem', block: 'Sperret bil' }, { filter: true }),
    state: choice('Status', reservationStateText, { filter: true }),
    carId: ref('Bil-ID', 'cars', { write: 'create', filter: true, aside: true }),
    carNumber: number('Bilnummer', { filter: true }),
    licensePlate: text('Registreringsnummer', { filter: true }),
    start: halfHour('Start', { write: true, sort: true, filter: true }),
    end: halfHour('Slutt', { write: true, filter: true }),
    userNote: longText('Notat', { write: true, optional: true }, 1000),
  },
  title: ['reservationNumber'],
  sort: '-start',
  can: { create: true, change: true, remove: true },
  problems: {
    create: ['reservation.car-taken'],
    change: ['reservation.car-taken', 'reservation.not-active'],
    remove: ['reservation.not-active'],
  },
})

/** Reservations that somebody has to look at: marked for it, or begun and not brought back in time. */
export const workList = adminResource({
  key: 'problem-reservations',
  noun: ['sak i arbeidslisten', 'arbeidsliste'],
  ...staff,
  fields: {
    ...seen,
    reason: choice('Grunn', { REVIEW: 'Må ses på', LATE: 'Ikke levert i tide' }, { filter: true }),
    keeperId: ref('Følges opp av-ID', 'persons', { optional: true, filter: true, aside: true }),
    keeper: text('Følges opp av', { optional: true, filter: true }),
  },
  title: ['reservationNumber'],
  sort: 'start',
  acts: ['reset-review'],
})

export const damages = adminResource({
  key: 'damages',
  noun: ['skade', 'skader'],
  read: ['FLEET_MANAGEMENT_READ', 'MESSAGE_READ'],
  write: ['FLEET_MANAGEMENT_WRITE', 'MESSAGE_WRITE'],
  fields: {
    carId: ref('Bil', 'cars', { write: 'create', filter: true, aside: true }),
    carNumber: number('Bilnummer', { filter: true, search: true }),
    licensePlate: text('Registreringsnummer', { filter: true, search: 'code' }),
    reservationId: ref('Reservasjon', 'reservations', { write: true, optional: true, filter: true, aside: true }),
    reservationNumber: number('Reservasjonsnummer', { optional: true, filter: true }),
    kind: choice('Slag', damageTexts.kinds, { write: true, filter: true }),
    place: choice('Sted på bilen', damageTexts.places, { write: true, optional: true, filter: true }),
    description: longText('Beskrivelse', { write: true, filter: true }, 2000),
    carOutOfUse: yesNo('Bilen kan ikke brukes', { write: true, optional: true, aside: true }),
    acceptAffected,
    state: choice('Status', damageTexts.states, { write: 'change', filter: true }),
    /** False: nobody can reserve the car. */
    carActive: yesNo('Bilen er i bruk', { filter: true, aside: true }),
    reporter: text('Meldt av', { optional: true, filter: true }),
    pictureCount: number('Bilder', {}),
    created: moment('Meldt', { sort: true, filter: true }),
  },
  title: ['licensePlate', 'description'],
  sort: '-created',
  can: { create: true, change: true, remove: true },
  problems: { create: ['car.future-reservations'], change: ['car.future-reservations', 'damage.not-accepted'] },
})

export const messages = adminResource({
  key: 'messages',
  noun: ['melding', 'meldinger'],
  read: ['MESSAGE_READ'],
  write: ['MESSAGE_WRITE'],
  fields: {
    reservationId: ref('Reservasjon-ID', 'reservations', { write: 'create', filter: true, aside: true }),
    reservationNumber: number('Reservasjonsnummer', { filter: true, search: true }),
    licensePlate: text('Registreringsnummer', { filter: true }),
    kind: choice('Slag', { MESSAGE: 'Melding', ...damageTexts.kinds }, { filter: true }),
    text: longText('Tekst', { write: 'create', filter: true }, 2000),
    author: text('Fra', { optional: true, filter: true }),
    isFromStaff: yesNo('Fra klubben', { filter: true }),
    isRead: yesNo('Lest', { write: 'change', filter: true }),
    pictureCount: number('Bilder', { aside: true }),
    created: moment('Sendt', { sort: true, filter: true }),
  },
  title: ['reservationNumber', 'text'],
  sort: '-created',
  can: { create: true, change: true },
  problems: { change: ['message.from-staff'] },
})
