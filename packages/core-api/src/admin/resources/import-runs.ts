import { choice, moment, money, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { importStates, importTypes } from './import-words.ts'

/** Files that staff have read in, or tried. */
export const importRuns = adminResource({
  key: 'import-runs',
  page: 'billing-management/import',
  noun: ['fil', 'filer'],
  read: ['BILLING_WRITE'],
  write: ['BILLING_WRITE'],
  fields: {
    fileName: text('Fil', { filter: true, listSearch: true }),
    uploadedAt: moment('Lastet opp', { sort: true, filter: true }),
    fileType: choice('Filtype', importTypes, { filter: true }),
    isGuessed: yesNo('Gjettet av innholdet', { aside: true }),
    state: choice('Status', importStates, { filter: true }),
    rowCount: number('Rader', { optional: true }),
    position: number('Ferdig til og med rad', { aside: true }),
    newRows: number('Nye', { derived: true }),
    equalRows: number('Like', { derived: true }),
    chooseRows: number('Må velges', { derived: true }),
    failedRows: number('Feil', { derived: true }),
    doneRows: number('Lest inn', { derived: true }),
    amountOre: money('Kroner', { derived: true }),
    problem: text('Hvorfor ikke', { optional: true, aside: true }),
    earlierId: ref('Samme fil før', 'import-runs', { optional: true, aside: true, derived: true }),
    uploadedById: ref('Lastet opp av-ID', 'persons', { optional: true, aside: true }),
    uploadedBy: text('Lastet opp av', { optional: true }),
    rehearsedAt: moment('Prøvd', { optional: true, aside: true }),
    importedAt: moment('Lest inn', { optional: true, aside: true }),
    undoneAt: moment('Angret', { optional: true, aside: true }),
  },
  title: ['fileName'],
  note: ['fileType'],
  sort: '-uploadedAt',
})
