import { longText, number, place, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { fleet, restorable } from './rights.ts'

export const locations = adminResource({
  key: 'locations',
  page: 'fleet-management/locations',
  noun: ['lokasjon', 'lokasjoner'],
  ...fleet,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }),
    parkingDescription: longText('Parkering', { write: true, optional: true, filter: true }, 1000),
    /** GeoJSON text; a collection is kept as its first geometry. */
    geojson: place('GeoJSON', { write: true, aside: true }),
    carCount: number('Biler her nå', {}),
  },
  title: ['name'],
  sort: 'name',
  can: restorable,
  problems: { remove: ['location.in-use', 'popup.only-about-this'] },
})
