import { choice, longText, moment, money, number, phone, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { smsClassText, smsFailures, smsKinds, smsStates } from './sms-words.ts'

/** Each SMS to each receiver, and how far it has come. */
export const sms = adminResource({
  key: 'sms',
  page: 'reservation-management/sms',
  noun: ['SMS', 'SMS'],
  read: ['MESSAGE_READ'],
  write: ['MESSAGE_WRITE'],
  fields: {
    person: text('Til', { filter: true, listSearch: true }),
    phone: phone('Telefon', { filter: true, listSearch: 'phone' }),
    text: longText('Tekst', { filter: true, listSearch: true }, 2000),
    state: choice('Status', smsStates, { filter: true }),
    failure: choice('Hvorfor ikke', smsFailures, { optional: true, filter: true }),
    problem: text('Leverandøren sier', { optional: true, aside: true }),
    class: choice('Slag', smsClassText, { filter: true, aside: true }),
    kind: choice('Gjelder', smsKinds, { filter: true, aside: true }),
    parts: number('Deler', { aside: true }),
    priceOre: money('Pris', { aside: true }),
    sender: text('Avsender', { aside: true }),
    personId: ref('Person-ID', 'persons', { filter: true, aside: true }),
    reservationId: ref('Reservasjon-ID', 'reservations', { optional: true, filter: true, aside: true }),
    created: moment('Laget', { sort: true, filter: true }),
    nextTry: moment('Sendes', { optional: true, aside: true }),
    sentAt: moment('Sendt', { optional: true, filter: true, aside: true }),
    endedAt: moment('Kom fram', { optional: true, filter: true }),
    sentBy: text('Sendt av', { optional: true, filter: true }),
  },
  title: ['person'],
  sort: '-created',
  acts: ['send-again'],
})
