import { moment, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { settings } from './rights.ts'

/** Who of the staff looked at whom. */
export const personViews = adminResource({
  key: 'person-views',
  page: 'settings/person-views',
  noun: ['innsyn', 'innsyn'],
  read: settings.read,
  fields: {
    at: moment('Tid', { sort: true, filter: true }),
    viewerId: ref('Ansatt-ID', 'persons', { filter: true, aside: true }),
    viewer: text('Ansatt', { search: true }),
    personId: ref('Person-ID', 'persons', { filter: true, aside: true }),
    person: text('Så på', { search: true }),
  },
  title: ['viewer', 'person'],
  sort: '-at',
})
