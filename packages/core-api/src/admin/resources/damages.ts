import { choice, longText, moment, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { caseOrder, followedUp } from './case-fields.ts'
import { acceptAffected, damageTexts } from './words.ts'

export const damages = adminResource({
  key: 'damages',
  page: 'damages',
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
    description: longText('Beskrivelse', { write: true, filter: true, listSearch: true }, 2000),
    carOutOfUse: yesNo('Bilen kan ikke brukes', { write: true, optional: true, aside: true }),
    acceptAffected,
    state: choice('Status', damageTexts.states, { write: 'change', filter: true }),
    /** False: nobody can reserve the car. */
    carActive: yesNo('Bilen er i bruk', { filter: true, aside: true }),
    reporter: text('Meldt av', { optional: true, filter: true, listSearch: true }),
    pictureCount: number('Bilder', {}),
    created: moment('Meldt', { sort: true, filter: true }),
    ...followedUp,
    ...caseOrder,
  },
  title: ['licensePlate', 'description'],
  sort: '-created',
  can: { create: true, change: true, remove: true },
  problems: {
    create: ['car.future-reservations'],
    change: ['car.future-reservations', 'damage.not-accepted', 'postponement.past', 'postponement.too-long'],
  },
})
