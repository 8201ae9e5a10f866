import { checkPhone } from '@delebil/validation'
import { situationTagText } from '@delebil/validation/text'
import { choices, longText, number, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { all, help } from './rights.ts'

export const situations = adminResource({
  key: 'situations',
  page: 'help/edit',
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
