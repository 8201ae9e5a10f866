import { moment, money, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { fleet } from './rights.ts'

/** What was bought with the fuel cards of a car, as files told it. Who drove is read with the reservation, by whoever may. */
export const fuelPurchases = adminResource({
  key: 'fuel-purchases',
  page: 'fleet-management/fuel-purchases',
  noun: ['drivstoffkjøp', 'drivstoffkjøp'],
  read: fleet.read,
  fields: {
    at: moment('Tid', { sort: true, filter: true }),
    carId: ref('Bil-ID', 'cars', { filter: true, aside: true }),
    car: text('Bil', {}),
    place: text('Stasjon', { optional: true, filter: true }),
    litres: number('Liter', {}),
    amountOre: money('Kroner', { filter: true }),
    card: text('Kort', { optional: true, aside: true }),
    number: text('Kvittering', { optional: true, aside: true }),
    reservationId: ref('Reservasjons-ID', 'reservations', { optional: true, aside: true }),
    reservationNumber: number('Reservasjon', { optional: true }),
    isDeviating: yesNo('Avvik', { filter: true, derived: true }),
    deviations: text('Hva som ikke stemmer', { optional: true }),
  },
  title: ['car', 'place'],
  sort: '-at',
})
