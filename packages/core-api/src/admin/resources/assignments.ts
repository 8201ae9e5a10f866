import { longText, moment, number, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { all, fleet } from './rights.ts'
import { acceptAffected } from './words.ts'

export const assignments = adminResource({
  key: 'assignments',
  page: 'fleet-management/assignments',
  noun: ['plassering', 'plasseringer'],
  ...fleet,
  fields: {
    carId: ref('Bil', 'cars', { write: true, filter: true, aside: true }),
    carNumber: number('Bilnummer', { filter: true, search: true }),
    licensePlate: text('Registreringsnummer', { filter: true, search: 'code' }),
    locationId: ref('Plass', 'locations', { write: true, filter: true, aside: true }),
    location: text('Lokasjon', { filter: true }),
    start: moment('Fra', { write: true, sort: true, filter: true }),
    end: moment('Til', { write: true, optional: true, filter: true }),
    note: longText('Notat', { write: true, optional: true, aside: true }, 500),
    acceptAffected,
  },
  title: ['carNumber', 'location'],
  sort: '-start',
  can: all,
  problems: {
    create: ['assignment.overlaps', 'assignment.affects-reservations'],
    change: ['assignment.overlaps', 'assignment.affects-reservations', 'fixture.already-started'],
  },
})
