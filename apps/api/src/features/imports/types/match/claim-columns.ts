import type { ImportColumn } from '../../cells/column.ts'

/** Which car it is about: by its plate at the moment, or its tag. */
export const carColumns: readonly ImportColumn[] = [
  {
    key: 'plate',
    label: 'Skilt',
    kind: 'plate',
    oneOf: 'car',
    meaning: 'Registreringsnummeret som ble lest',
    example: 'EE71698',
    aliases: [
      'registreringsnummer',
      'regnr',
      'reg.nr',
      'reg nr',
      'kjennemerke',
      'bilskilt',
      'skiltnummer',
      'license plate',
      'licence plate',
      'number plate',
      'plate',
      'vehicle',
    ],
  },
  {
    key: 'tag',
    label: 'Brikke',
    kind: 'code',
    oneOf: 'car',
    meaning: 'Nummeret på bombrikken',
    example: '57801234567',
    aliases: ['brikkenummer', 'brikkenr', 'autopass', 'autopass-brikke', 'obu', 'obu-id', 'obe', 'tag', 'tag id'],
  },
]

/** When it was. */
export const timeColumns: readonly ImportColumn[] = [
  {
    key: 'time',
    label: 'Tid',
    kind: 'moment',
    isRequired: true,
    clock: 'clock',
    meaning: 'Dag og klokkeslett, norsk tid',
    example: '12.10.2026 08:02',
    aliases: [
      'dato',
      'tidspunkt',
      'passeringstidspunkt',
      'passert',
      'dato og tid',
      'dato/tid',
      'datotid',
      'passeringsdato',
      'transaksjonsdato',
      'date',
      'time',
      'timestamp',
      'datetime',
      'passage time',
      'start',
      'fra',
    ],
  },
  {
    key: 'clock',
    label: 'Klokkeslett',
    kind: 'clock',
    meaning: 'Klokkeslettet, der det står for seg',
    example: '',
    aliases: ['klokke', 'kl', 'kl.', 'clock', 'passeringstid'],
  },
]
