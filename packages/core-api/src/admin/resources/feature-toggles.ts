import { moment, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'

/** What a club has switched on. The platform makes the switches; a club turns them. */
export const featureToggles = adminResource({
  key: 'feature-toggles',
  page: 'feature-toggles',
  noun: ['bryter', 'brytere'],
  read: ['FEATURE_TOGGLE_READ'],
  write: ['FEATURE_TOGGLE_WRITE'],
  fields: {
    title: text('Navn', { filter: true, search: true }),
    /** What programs ask by. */
    name: text('Nøkkel', { sort: true, filter: true, search: true }),
    description: text('Hva den gjør', { search: true }, 200),
    enabled: yesNo('På', { write: 'change', filter: true }),
    changed: moment('Endret', { optional: true }),
    changedBy: text('Endret av', { optional: true }),
  },
  title: ['title'],
  sort: 'name',
  can: { change: true },
})
