/** Where a file is that staff read in. */
export const importStates = {
  READING: 'Leses',
  REHEARSING: 'Prøves',
  REHEARSED: 'Prøve, ingenting skrevet',
  IMPORTING: 'Leses inn',
  DONE: 'Lest inn',
  UNDOING: 'Angres',
  CANCELED: 'Avbrutt',
  FAILED: 'Kan ikke leses',
  UNDONE: 'Angret',
} as const
export type ImportState = keyof typeof importStates

/** The specification's states of an entry, by those of a run. */
export const entryStateOf = {
  READING: 'loading',
  REHEARSING: 'loading',
  REHEARSED: 'success',
  IMPORTING: 'loading',
  DONE: 'success',
  UNDOING: 'loading',
  CANCELED: 'error',
  FAILED: 'error',
  UNDONE: 'success',
} as const satisfies Record<ImportState, 'loading' | 'success' | 'error'>

/** What a file can hold. */
export const importTypes = {
  tolls: 'Bompasseringer',
  ferries: 'Ferger',
  parking: 'Parkering',
  fines: 'Gebyrer og bøter',
  fuel: 'Drivstoffkort',
  payments: 'Innbetalinger',
  odometer: 'Kilometerstand',
  cars: 'Biler',
  cards: 'Nøkkelkort',
  persons: 'Personer og medlemskap',
  tariffs: 'Prislister',
  reservations: 'Kommende reservasjoner',
  opening: 'Inngående saldo',
} as const
export type ImportTypeKey = keyof typeof importTypes

/** What became of a row of a file. */
export const importRowStates = {
  HEAD: 'Overskrift',
  IGNORED: 'Ikke en rad',
  READ: 'Ikke prøvd',
  NEW: 'Ny',
  EQUAL: 'Lik',
  CHOOSE: 'Må velges',
  FAILED: 'Feil',
  DONE: 'Lest inn',
  PASSED: 'Lagt til side',
} as const
export type ImportRowState = keyof typeof importRowStates

/** The kinds of trouble that a row can be in. */
export const importObstacles = {
  twoAnswers: 'To svar',
  unknownPlate: 'Ukjent skilt',
  nobody: 'Ingen hadde bilen',
  nearEnd: 'Nær slutten',
  twoPossible: 'To mulige',
  staff: 'Flyttet av ansatte',
  amount: 'Beløp',
  date: 'Dato finnes ikke',
  future: 'Fram i tid',
  sold: 'Solgt bil',
  alreadyRead: 'Allerede lest',
  same: 'Står slik',
  required: 'Mangler',
  format: 'Kan ikke leses',
  formula: 'Formel',
  unknown: 'Finnes ikke',
  changed: 'Endret siden prøven',
  refused: 'Kan ikke skrives',
  deviation: 'Avvik',
  set: 'Lagt til side',
} as const
export type ImportObstacle = keyof typeof importObstacles
