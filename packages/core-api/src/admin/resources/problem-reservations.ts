import { choice, moment, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { caseOrder } from './case-fields.ts'
import { trips } from './rights.ts'
import { seenOfTrip } from './seen-of-trip.ts'

const { reservationNumber, ...seen } = seenOfTrip

/** Reservations that somebody has to look at: marked for it, or begun and not brought back in time. */
export const problemReservations = adminResource({
  key: 'problem-reservations',
  page: 'reservation-management/work-list',
  noun: ['sak i arbeidslisten', 'arbeidsliste'],
  ...trips,
  fields: {
    reservationNumber,
    reason: choice(
      'Grunn',
      { REVIEW: 'Må ses på', KILOMETERS: 'Kilometer mangler', LATE: 'Ikke levert i tide' },
      { filter: true },
    ),
    ...seen,
    assigneeId: ref('Følges opp av-ID', 'persons', { optional: true, filter: true, aside: true }),
    assignee: text('Følges opp av', { optional: true, filter: true }),
    postponedUntil: moment('Utsatt til', { optional: true, filter: true, aside: true }),
    ...caseOrder,
  },
  title: ['reservationNumber'],
  sort: 'start',
  acts: ['reset-review'],
})
