import type { ImportFileType, ImportRow, ImportSummary, Read } from '@delebil/core-api/admin'

/** A file of passages that has been tried: nine kinds of trouble, the rest may go on. */
export const sampleImport: Read<'import-runs'> = {
  id: 71,
  version: 4,
  uploadedAt: '2026-11-03T09:12:00+01:00',
  fileName: 'bomringen_oktober.csv',
  fileType: 'tolls',
  isGuessed: true,
  state: 'REHEARSED',
  rowCount: 1284,
  position: 1285,
  newRows: 1247,
  equalRows: 22,
  chooseRows: 7,
  failedRows: 8,
  doneRows: 0,
  amountOre: 2_411_870,
  problem: null,
  earlierId: null,
  uploadedById: 5,
  uploadedBy: 'Marit Eide',
  rehearsedAt: '2026-11-03T09:12:04+01:00',
  importedAt: null,
  undoneAt: null,
}

const headers = ['Reg.nr', 'Passeringstidspunkt', 'Bomstasjon', 'Beløp', 'Passering', 'Kjøretøyklasse', 'Rabatt']
const fields = ['plate', 'time', 'place', 'amount', 'number', null, null]

export const sampleSummary: ImportSummary = {
  reading: 'Windows-1252 · semikolon · 1 284 rader',
  profile: 'Fjellveien AS',
  columns: headers.map((header, at) => ({
    header,
    field: fields[at] ?? null,
    from: fields[at] ? ('PROFILE' as const) : ('NONE' as const),
  })),
  missing: [],
  warnings: [],
  drivers: 181,
  cars: 39,
  newOre: 2_411_870,
  chooseOre: 13_800,
  obstacles: [
    { problem: 'unknownPlate', rows: 5 },
    { problem: 'twoAnswers', rows: 4 },
    { problem: 'nobody', rows: 1 },
    { problem: 'nearEnd', rows: 1 },
    { problem: 'twoPossible', rows: 1 },
    { problem: 'amount', rows: 1 },
    { problem: 'date', rows: 1 },
    { problem: 'sold', rows: 1 },
  ],
  isBilled: false,
}

const row = (
  rowNumber: number,
  [plate = '', time = '', place = '', amount = '']: readonly string[],
  more: Partial<ImportRow> & Pick<ImportRow, 'problem' | 'text'>,
): ImportRow => ({
  rowNumber,
  state: 'CHOOSE',
  badge: null,
  field: 'time',
  cells: { plate, time, place, amount, number: `700${rowNumber}` },
  suggestions: [],
  amountOre: null,
  ...more,
})

export const sampleRows: ImportRow[] = [
  row(14, ['EE71698', '25.10.26 02:14', 'Nygårdstangen', '26,00'], {
    problem: 'twoAnswers',
    text: 'Klokka går to ganger denne natta. Første eller andre 02:14?',
    suggestions: [
      { label: 'Første', cells: { time: '2026-10-25T02:14:00+02:00' } },
      { label: 'Andre', cells: { time: '2026-10-25T02:14:00+01:00' } },
    ],
  }),
  row(88, ['EV1551I', '12.10.26 08:02', 'Sotra', '38,00'], {
    state: 'FAILED',
    problem: 'unknownPlate',
    field: 'plate',
    text: 'Mente de EV15511 (bil 146)?',
    suggestions: [{ label: 'Bruk EV15511', cells: { plate: 'EV15511' } }],
  }),
  row(141, ['SX57872', '12.10.26 03:20', 'Nygårdstangen', '26,00'], {
    problem: 'nobody',
    text: 'Ingen hadde bilen 03:20. Kjørt utenfor reservasjon?',
    suggestions: [
      { label: 'Til avvik', answer: 'deviation' },
      { label: 'Klubben betaler', answer: 'organization' },
    ],
  }),
  row(203, ['EK29087', '14.10.26 17:58', 'Bryggen', '26,00'], {
    problem: 'nearEnd',
    badge: '13 min etter slutt',
    text: 'Solveig Indrebø leverte 17:45. Bilen kjørte 17:58.',
    suggestions: [
      { label: 'Belast Solveig Indrebø', answer: 'trip:12' },
      { label: 'Klubben betaler', answer: 'organization' },
    ],
  }),
  row(377, ['EB24184', '16.10.26 16:00', 'Sandviken', '26,00'], {
    problem: 'twoPossible',
    text: 'Kari Aas eller Silje Langeland?',
    suggestions: [
      { label: 'Belast Kari Aas', answer: 'trip:13' },
      { label: 'Belast Silje Langeland', answer: 'trip:14' },
    ],
  }),
  row(502, ['SU78863', '17.10.26 11:41', 'Arna', '1.026,00'], {
    problem: 'amount',
    field: 'amount',
    text: '«1.026,00» kan være 1 026,00 eller 26,00.',
    suggestions: [
      { label: 'Bruk 1 026,00', cells: { amount: '1 026,00' } },
      { label: 'Bruk 26,00', cells: { amount: '26,00' } },
    ],
  }),
  row(640, ['EK99729', '31.09.26 12:10', 'Sotra', '38,00'], {
    state: 'FAILED',
    problem: 'date',
    text: 'September har 30 dager. Rett i fila eller her.',
  }),
  row(811, ['EE90112', '19.10.26 07:30', 'Bryggen', '26,00'], {
    problem: 'sold',
    field: 'plate',
    text: 'Skiltet ble tatt av bil 102 den 3.10. Krav hører til den som har det nå.',
    suggestions: [{ label: 'Avvis kravet', answer: 'rejected' }],
  }),
  row(1190, ['EE71698', '20.10.26 12:00', 'Bryggen', '26,00'], {
    problem: 'staff',
    text: 'Bilen var tatt ut av klubben da: verksted, vask eller flytting.',
    suggestions: [
      { label: 'Klubben betaler', answer: 'organization' },
      { label: 'Til avvik', answer: 'deviation' },
    ],
  }),
]

const column = (key: string, label: string, isRequired = false) => ({
  key,
  label,
  isRequired,
  meaning: label,
  example: '',
})

export const sampleTypes: ImportFileType[] = [
  {
    key: 'tolls',
    name: 'Bompasseringer',
    effect: 'Hver passering blir en linje på den som hadde bilen da, uten påslag.',
    columns: [
      column('plate', 'Skilt', true),
      column('tag', 'Brikke', true),
      column('time', 'Tid', true),
      column('place', 'Stasjon'),
      column('amount', 'Kroner', true),
      column('number', 'Passering'),
    ],
  },
  {
    key: 'fines',
    name: 'Gebyrer og bøter',
    effect: 'Hvert krav blir en linje på den som hadde bilen da, på øret det er betalt med.',
    columns: [column('plate', 'Skilt', true), column('time', 'Tid', true), column('amount', 'Kroner', true)],
  },
]
