import { checkPhone } from '@delebil/validation'
import { situationTagText } from '@delebil/validation/text'
import { choices, longText, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'

const help = { read: ['HELP_READ'], write: ['HELP_WRITE'] } as const
const all = { create: true, change: true, remove: true } as const

export const situations = adminResource({
  key: 'situations',
  noun: ['hjelpeside', 'hjelpesider'],
  ...help,
  fields: {
    title: text('Tittel', { write: true, sort: true, filter: true, search: true }),
    text: longText('Tekst', { write: true, aside: true }),
    tags: choices('Merker', situationTagText, { write: true, filter: true }),
    phone: text('Telefon', { write: true, optional: true, aside: true }, 17, rule(checkPhone)),
    position: number('Rekkefølge', { write: true, sort: true }, 0, 100_000),
    active: yesNo('Vises', { write: true, filter: true }),
  },
  title: ['title'],
  sort: 'position',
  can: all,
})

/** What to do with just one model, or one car. One of the two. */
export const specificSituations = adminResource({
  key: 'situations/specific',
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
