import { number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { all, settings } from './rights.ts'

/** What a car can have that members search by. */
export const properties = adminResource({
  key: 'properties',
  page: 'settings/properties',
  noun: ['filteregenskap', 'filteregenskaper'],
  ...settings,
  fields: {
    name: text('Navn', { write: true, search: true }, 60),
    groupId: ref('Filtergruppe', 'property-groups', { write: 'create', aside: true }),
    groupName: text('Gruppe', {}),
    position: number('Plass i rekka', { write: true, sort: true }, 0, 1000),
    isShared: yesNo('Felles', { filter: true }),
  },
  title: ['name'],
  note: ['groupName'],
  sort: 'position',
  can: all,
  problems: { change: ['property.shared'], remove: ['property.shared', 'property.in-use'] },
})
