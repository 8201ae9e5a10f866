import type { PolicyField } from './policy-field.ts'

/** What an organization decides about SMS. */
export const smsPolicyFields = {
  smsSender: {
    kind: 'sender',
    standard: 'Delebil',
    least: 3,
    most: 11,
    section: 'sms',
    label: 'Avsender',
    help: 'Det som står øverst på telefonen. Et telefonnummer kan få svar. Et navn kan ingen svare: da får de en lenke der svaret JA ellers forlenger, og ingen kan svare STOPP. Leverandøren må kjenne avsenderen.',
  },
  smsQuietFrom: {
    kind: 'hour',
    standard: 21,
    least: 0,
    most: 23,
    section: 'sms',
    label: 'Stille fra',
    help: 'En SMS venter til stilletiden er over, om den ikke haster. Samme klokkeslett fra og til er ingen stilletid.',
  },
  smsQuietTo: {
    kind: 'hour',
    standard: 8,
    least: 0,
    most: 23,
    section: 'sms',
    label: 'Stille til',
    help: 'Da sendes det som har ventet.',
  },
  smsDayCap: {
    kind: 'parts',
    standard: 1000,
    least: 0,
    most: 100_000,
    section: 'sms',
    label: 'Grense for et døgn',
    help: 'Så mange sendes det høyst fra midnatt til midnatt. En lang tekst er flere. 0 sender ingen.',
  },
  smsPriceOre: {
    kind: 'ore',
    standard: 0,
    least: 0,
    most: 1000,
    section: 'sms',
    label: 'Pris',
    help: 'Det leverandøren tar for én. Vises før noe sendes, og står på hver som er sendt. 0 er ikke satt.',
  },
} as const satisfies Readonly<Record<string, PolicyField>>
