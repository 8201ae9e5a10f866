import { moment, number, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { fleet } from './rights.ts'

/** What a car's odometer showed when nobody was on a trip with it, as files told it. */
export const odometerReadings = adminResource({
  key: 'odometer-readings',
  page: null,
  noun: ['kilometerstand', 'kilometerstander'],
  read: fleet.read,
  fields: {
    at: moment('Tid', { sort: true, filter: true }),
    carId: ref('Bil-ID', 'cars', { filter: true, aside: true }),
    car: text('Bil', {}),
    kilometers: number('Kilometer', { filter: true }),
    place: text('Hvor', { optional: true, filter: true }),
    readAt: moment('Lest inn', { aside: true }),
  },
  title: ['car', 'place'],
  sort: '-at',
})
