import { reservationStateText } from '@delebil/validation/text'
import { choice, halfHour, longText, number, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { trips } from './rights.ts'

/** What staff made themselves: bookings for members, and cars that are kept from being booked. */
export const adminReservations = adminResource({
  key: 'admin-reservations',
  page: 'reservation-management/admin-reservations',
  noun: ['adminreservasjon', 'adminreservasjoner'],
  ...trips,
  fields: {
    reservationNumber: number('Reservasjonsnummer', { filter: true, search: true }),
    kind: choice('Slag', { admin: 'For et medlem', block: 'Sperret bil' }, { filter: true }),
    state: choice('Status', reservationStateText, { filter: true }),
    carId: ref('Bil-ID', 'cars', { write: true, filter: true, aside: true }),
    carNumber: number('Bilnummer', { filter: true, listSearch: true }),
    licensePlate: text('Registreringsnummer', { filter: true, listSearch: 'code', aside: true }),
    start: halfHour('Start', { write: true, sort: true, filter: true }),
    end: halfHour('Slutt', { write: true, filter: true }),
    userNote: longText('Notat', { write: true, optional: true, listSearch: true }, 1000),
  },
  title: ['reservationNumber'],
  sort: '-start',
  can: { create: true, change: true, remove: true },
  problems: {
    create: ['reservation.car-taken'],
    change: ['reservation.car-taken', 'reservation.not-active', 'fixture.already-started'],
    remove: ['reservation.not-active'],
  },
})
