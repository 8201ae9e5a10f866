import { checkPhone } from '@delebil/validation'
import { longText, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { all, help } from './rights.ts'

/** What to do with just one model, or one car. One of the two. */
export const specificSituations = adminResource({
  key: 'situations/specific',
  page: 'help/edit/specific',
  noun: ['spesifikk løsning', 'spesifikke løsninger'],
  ...help,
  fields: {
    situationId: ref('Hjelpeside', 'situations', { write: 'create', filter: true, aside: true }),
    situation: text('Gjelder hjelpesiden', { sort: true, filter: true }),
    modelId: ref('Bilmodell', 'models', { write: 'create', optional: true, filter: true, aside: true }),
    model: text('Modell', { optional: true, filter: true }),
    carId: ref('Bil', 'cars', { write: 'create', optional: true, filter: true, aside: true }),
    licensePlate: text('Registreringsnummer', { optional: true, filter: true }),
    text: longText('Tekst', { write: true }),
    phone: text('Telefon', { write: true, optional: true, aside: true }, 17, rule(checkPhone)),
  },
  title: ['situation'],
  sort: 'situation',
  can: all,
  problems: { create: ['situation.one-target', 'situation.taken'] },
})
