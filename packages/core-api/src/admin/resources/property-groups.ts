import { choice, number, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { all, settings } from './rights.ts'

/** What members filter cars by: each a group of properties. */
export const propertyGroups = adminResource({
  key: 'property-groups',
  page: 'settings/property-groups',
  noun: ['filtergruppe', 'filtergrupper'],
  ...settings,
  fields: {
    name: text('Navn', { write: true, search: true }, 60),
    operator: choice(
      'Når flere er valgt',
      { OR: 'Bilen har minst én av dem', AND: 'Bilen har alle sammen' },
      { write: true },
    ),
    position: number('Plass i rekka', { write: true, sort: true }, 0, 1000),
    /** Every organization has it, and none of them changes it. */
    isShared: yesNo('Felles', { filter: true }),
  },
  title: ['name'],
  sort: 'position',
  can: all,
  problems: { change: ['property.shared'], remove: ['property.shared', 'property.in-use'] },
})
