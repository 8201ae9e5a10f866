import { choice, choices, longText, moment, refs, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { fleet, restorable } from './rights.ts'
import { messageTexts } from './words.ts'

export const entityMessages = adminResource({
  key: 'entity-messages',
  page: 'fleet-management/entity-messages',
  noun: ['popupmelding', 'popupmeldinger'],
  ...fleet,
  fields: {
    title: text('Tittel', { write: true, sort: true, filter: true, search: true }, 80),
    body: longText('Tekst', { write: true, aside: true }, 2000),
    triggers: choices('Vises', messageTexts.triggers, { write: true, filter: true }),
    repeat: choice('Gjentas', messageTexts.repeat, { write: true, filter: true }),
    isActive: yesNo('Aktiv', { write: true, filter: true }),
    validFrom: moment('Fra', { write: true, sort: true, filter: true }),
    validTo: moment('Til', { write: true, optional: true, filter: true }),
    /** Without any of the three it is about every car. */
    locationIds: refs('Lokasjoner', 'locations', { write: true, filter: true, aside: true }),
    modelIds: refs('Bilmodeller', 'models', { write: true, filter: true, aside: true }),
    carIds: refs('Biler', 'cars', { write: true, filter: true, aside: true }),
  },
  title: ['title'],
  sort: '-validFrom',
  can: restorable,
})
