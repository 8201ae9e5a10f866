import { longText, moment, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { trips } from './rights.ts'
import { seenOfTrip } from './seen-of-trip.ts'

const facts = {
  effectiveEnd: moment('Opptatt til', { aside: true }),
  started: moment('Startet', { optional: true, aside: true, filter: true }),
  ended: moment('Avsluttet', { optional: true, aside: true, filter: true }),
  created: moment('Opprettet', { filter: true }),
  superDamageWaiver: yesNo('Redusert egenandel', { write: true, aside: true }),
  kilometers: number('Kilometer', { optional: true }),
  kilometersMissing: yesNo('Kilometer mangler', { filter: true }),
  startOdometer: number('Kilometerstand ved start', { optional: true, aside: true }),
  endOdometer: number('Kilometerstand ved slutt', { optional: true, aside: true }),
  userNote: longText('Notat', { write: true, optional: true, aside: true }, 1000),
  needsReview: yesNo('Må ses på', { filter: true }),
  assigneeId: ref('Følges opp av-ID', 'persons', { optional: true, filter: true, aside: true }),
  assignee: text('Følges opp av', { optional: true, aside: true, filter: true }),
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
