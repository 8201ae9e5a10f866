import { choice, longText, moment, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { caseOrder, followedUp } from './case-fields.ts'
import { damageTexts } from './words.ts'

export const messages = adminResource({
  key: 'messages',
  page: 'reservation-management/messages',
  noun: ['melding', 'meldinger'],
  read: ['MESSAGE_READ'],
  write: ['MESSAGE_WRITE'],
  fields: {
    reservationId: ref('Reservasjon-ID', 'reservations', { write: 'create', filter: true, aside: true }),
    authorId: ref('Avsender-ID', 'persons', { optional: true, filter: true, aside: true }),
    author: text('Fra', { optional: true, filter: true, listSearch: true }),
    text: longText('Tekst', { write: 'create', filter: true, listSearch: true }, 2000),
    reservationNumber: number('Reservasjonsnummer', { filter: true, search: true }),
    licensePlate: text('Registreringsnummer', { filter: true, listSearch: 'code' }),
    kind: choice('Slag', { MESSAGE: 'Melding', ...damageTexts.kinds }, { filter: true, aside: true }),
    isFromStaff: yesNo('Fra klubben', { filter: true, aside: true }),
    isRead: yesNo('Lest', { write: 'change', filter: true, aside: true }),
    pictureCount: number('Bilder', { aside: true }),
    created: moment('Sendt', { sort: true, filter: true }),
    ...followedUp,
    ...caseOrder,
  },
  title: ['author', 'reservationNumber'],
  note: ['text'],
  sort: '-created',
  can: { create: true, change: true },
  problems: { change: ['message.from-staff', 'postponement.past', 'postponement.too-long'] },
})
