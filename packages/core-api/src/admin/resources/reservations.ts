import { choice, choices, longText, moment, money, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { trips } from './rights.ts'
import { seenOfTrip } from './seen-of-trip.ts'

const tripProgress = { LATE: 'Ikke levert', OUT: 'Ute', AHEAD: 'Skal ut', OVER: 'Over' } as const
const nearDays = { YESTERDAY: 'I går', TODAY: 'I dag', TOMORROW: 'I morgen' } as const

const facts = {
  price: money('Pris', { optional: true }),
  /** How far it has come: whose car is out, and who has not brought it back. */
  progress: choice('Tur', tripProgress, { filter: true, aside: true, derived: true }),
  /** Which of the days around now it is on. */
  days: choices('Dag', nearDays, { filter: true, aside: true, derived: true }),
  /** What is not back in time is the least, then what is out, what is to come, and what is over. */
  urgency: number('Haster mest', { sortAmong: ['days', 'progress'], aside: true, derived: true }),
  effectiveEnd: moment('Opptatt til', { aside: true }),
  started: moment('Startet', { optional: true, aside: true, filter: true }),
  ended: moment('Avsluttet', { optional: true, aside: true, filter: true }),
  created: moment('Opprettet', { filter: true, aside: true }),
  superDamageWaiver: yesNo('Redusert egenandel', { write: true, aside: true }),
  kilometers: number('Kilometer', { optional: true, aside: true }),
  kilometersMissing: yesNo('Kilometer mangler', { filter: true, aside: true }),
  startOdometer: number('Kilometerstand ved start', { optional: true, aside: true }),
  endOdometer: number('Kilometerstand ved slutt', { optional: true, aside: true }),
  userNote: longText('Notat', { write: true, optional: true, listSearch: true }, 1000),
  needsReview: yesNo('Må ses på', { filter: true, aside: true }),
  assigneeId: ref('Følges opp av-ID', 'persons', { optional: true, filter: true, aside: true }),
  assignee: text('Følges opp av', { optional: true, aside: true, filter: true }),
  postponedUntil: moment('Utsatt til', { optional: true, aside: true }),
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
  page: 'reservation-management/reservations',
  noun: ['reservasjon', 'reservasjoner'],
  ...trips,
  fields: { ...seenOfTrip, ...facts },
  title: ['reservationNumber'],
  sort: '-start',
  can: { create: true, change: true },
  acts: ['reset-review', 'ask-review'],
  problems: { create: refusals, change: refusals },
})
