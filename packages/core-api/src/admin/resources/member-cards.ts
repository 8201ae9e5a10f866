import { ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { people } from './rights.ts'

export const memberCards = adminResource({
  key: 'member-cards',
  page: 'user-management/member-cards',
  noun: ['nøkkelkort', 'nøkkelkort'],
  ...people,
  fields: {
    cardNumber: text('Kortnummer', { write: true, sort: true, filter: true, search: 'code' }, 40),
    chipId: text('Brikke-ID', { write: true, filter: true, search: 'code' }, 40),
    personId: ref('Person', 'persons', { write: 'create', optional: true, filter: true, aside: true }),
    person: text('Navn', { optional: true, filter: true, search: true }),
  },
  title: ['cardNumber'],
  lookup: 'cardNumber',
  sort: 'cardNumber',
  can: { create: true, change: true, remove: true, restore: true },
  acts: ['take-from-person'],
  problems: { create: ['member-card.taken'], change: ['member-card.taken'] },
})
