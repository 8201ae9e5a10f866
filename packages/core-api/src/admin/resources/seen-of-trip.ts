import { reservationStateText } from '@delebil/validation/text'
import { choice, halfHour, number, phone, ref, text } from '../field.ts'

/** What a reservation and a line of the work list both tell. */
export const seenOfTrip = {
  reservationNumber: number('Reservasjonsnummer', { sort: true, filter: true, search: true }),
  state: choice('Status', reservationStateText, { filter: true }),
  start: halfHour('Start', { write: true, sort: true, filter: true }),
  end: halfHour('Slutt', { write: true, sort: true, filter: true }),
  membershipId: ref('Medlemskap-ID', 'memberships', { write: 'create', filter: true, aside: true }),
  membership: text('Medlemskap', { optional: true, filter: true, aside: true, listSearch: true }),
  personId: ref('Person-ID', 'persons', { write: 'create', filter: true, aside: true }),
  person: text('Person', { optional: true, filter: true, listSearch: true }),
  phone: phone('Telefon', { optional: true, listSearch: 'phone' }),
  carId: ref('Bil-ID', 'cars', { write: true, filter: true, aside: true }),
  carNumber: number('Bilnummer', { filter: true, listSearch: true }),
  licensePlate: text('Registreringsnummer', { filter: true, aside: true, listSearch: 'code' }),
  model: text('Bilmodell', { filter: true, aside: true, listSearch: true }),
  location: text('Lokasjon', { filter: true, listSearch: true }),
} as const
