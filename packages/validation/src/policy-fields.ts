import { ledgerPolicyFields } from './ledger-policy-fields.ts'

/** What the number of a policy counts, and how a person reads it behind the number. */
export const policyUnitText = {
  percent: 'prosent',
  minutes: 'minutter',
  hours: 'timer',
  days: 'dager',
  count: 'reservasjoner',
  kroner: 'kroner',
  account: 'i kontoplanen',
} as const
export type PolicyKind = keyof typeof policyUnitText

/** The parts of what an organization decides, in the order of the page. */
export const policySectionText = {
  booking: 'Reservasjon',
  cancellation: 'Avbestilling',
  access: 'Åpning av bil',
  waitList: 'Venteliste',
  invoice: 'Faktura',
  reminder: 'Purring',
  ledger: 'Regnskap',
} as const
export type PolicySection = keyof typeof policySectionText

/** One thing that an organization decides. `standard` holds where it has decided nothing. `choices`: what each number from 0 on says. */
export type PolicyField = (
  | { readonly kind: PolicyKind }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
) & {
  readonly standard: number
  readonly least: number
  readonly most: number
  readonly section: PolicySection
  readonly label: string
  readonly help: string
  /** Begins with a month, and with no other day. */
  readonly fromMonth?: true
}

/** Everything that an organization decides: a new line here is a new setting, with its field, checks and history. */
export const policyFields = {
  concurrentReservations: {
    kind: 'count',
    standard: 0,
    least: 0,
    most: 100,
    section: 'booking',
    label: 'Reservasjoner til samme tid',
    help: 'Høyeste antall på ett medlemskap. 0 er ingen grense. Et medlemskap med egen grense følger den.',
  },
  cancelFeePercent: {
    kind: 'percent',
    standard: 50,
    least: 0,
    most: 100,
    section: 'cancellation',
    label: 'Avbestillingsgebyr',
    help: 'Del av timeprisen. Turer som er reservert før endringen, beholder gebyret de ble reservert med.',
  },
  cancelFeeWindowHours: {
    kind: 'hours',
    standard: 48,
    least: 1,
    most: 720,
    section: 'cancellation',
    label: 'Timer det betales for',
    help: 'Bare timer av turen som faller innenfor så lang tid fra avbestillingen. Reserverte turer beholder sitt.',
  },
  cancelFreeMinutes: {
    kind: 'minutes',
    standard: 60,
    least: 0,
    most: 1440,
    section: 'cancellation',
    label: 'Gratis avbestilling etter reservasjon',
    help: 'Så lenge etter at turen ble reservert. Reserverte turer beholder sitt.',
  },
  actWindowMinutes: {
    kind: 'minutes',
    standard: 10,
    least: 0,
    most: 120,
    section: 'access',
    label: 'Tid før start og etter slutt',
    help: 'Så lenge før start og etter slutt kan bilen åpnes. Gjelder alle turer fra da av.',
  },
  licenseCheck: {
    kind: 'choice',
    choices: ['Nei', 'Før reservasjon', 'Før start'],
    standard: 2,
    least: 0,
    most: 2,
    section: 'access',
    label: 'Sjekk av førerkort',
    help: 'Uten sjekket førerkort kan ingen reservere, eller ingen åpne og starte. Gjelder alle turer fra da av.',
  },
  holdMinutes: {
    kind: 'minutes',
    standard: 15,
    least: 2,
    most: 240,
    section: 'waitList',
    label: 'Tid til å svare på en ledig bil',
    help: 'Så lenge holdes en bil av for den som står først. Gjelder biler som blir ledige fra da av.',
  },
  invoiceDueDays: {
    kind: 'days',
    standard: 14,
    least: 1,
    most: 90,
    section: 'invoice',
    label: 'Betalingsfrist',
    help: 'Fra fakturadato til forfall. Gjelder fakturaer som lages fra da av.',
  },
  disputeAnswerDays: {
    kind: 'days',
    standard: 14,
    least: 1,
    most: 60,
    section: 'invoice',
    label: 'Svar på «stemmer ikke»',
    help: 'Så mange dager har klubben på seg til å svare et medlem som sier at en linje er feil.',
  },
  directDebitLeadDays: {
    kind: 'days',
    standard: 15,
    least: 1,
    most: 60,
    section: 'invoice',
    label: 'AvtaleGiro i banken før forfall',
    help: 'Så mange dager før forfall må banken ha kravet. Kjøringens bevis holder fakturaene til dem som har avtale, mot det.',
  },
  damageExcess: {
    kind: 'kroner',
    standard: 12_000,
    least: 0,
    most: 100_000,
    section: 'invoice',
    label: 'Egenandel ved skade',
    help: 'Det meste et medlem betaler for en skade.',
  },
  reducedDamageExcess: {
    kind: 'kroner',
    standard: 2000,
    least: 0,
    most: 100_000,
    section: 'invoice',
    label: 'Redusert egenandel',
    help: 'Det meste et medlem betaler for en skade når turen hadde redusert egenandel.',
  },
  runControlDays: {
    kind: 'days',
    standard: 2,
    least: 0,
    most: 14,
    section: 'invoice',
    label: 'Kontrollperiode',
    help: 'Så lenge ser medlemmene utkastet og kan si fra før det kan godkjennes. 0 er ingen. Gjelder utkast som lages fra da av.',
  },
  runApproval: {
    kind: 'choice',
    choices: ['Hvem som helst', 'En annen enn den som laget utkastet'],
    standard: 1,
    least: 0,
    most: 1,
    section: 'invoice',
    label: 'Godkjenning av kjøring',
    help: 'Hvem som kan godkjenne at fakturaene får nummer og sendes.',
  },
  reminderAfterDays: {
    kind: 'days',
    standard: 14,
    least: 14,
    most: 180,
    section: 'reminder',
    label: 'Første purring',
    help: 'Så mange dager etter forfall. Loven krever minst 14.',
  },
  reminderTermDays: {
    kind: 'days',
    standard: 14,
    least: 14,
    most: 60,
    section: 'reminder',
    label: 'Ny frist',
    help: 'Fra purringen sendes. Loven krever minst 14.',
  },
  reminderSecond: {
    kind: 'choice',
    choices: ['Inkassovarsel', 'Purring til'],
    standard: 0,
    least: 0,
    most: 1,
    section: 'reminder',
    label: 'Etter første purring',
    help: 'Uten inkassovarsel kan ingenting gå til inkasso.',
  },
  reminderFee: {
    kind: 'kroner',
    standard: 0,
    least: 0,
    most: 100,
    section: 'reminder',
    label: 'Purregebyr',
    help: '0 er ingen gebyr. Det kreves aldri mer enn loven tillater den dagen, og gebyret kommer uten MVA på neste faktura.',
  },
  paymentRequiredDays: {
    kind: 'days',
    standard: 0,
    least: 0,
    most: 365,
    section: 'reminder',
    label: 'Sperr for nye reservasjoner',
    help: 'Så mange dager etter forfall. Oppheves når det er betalt. 0 er aldri.',
  },
  ...ledgerPolicyFields,
  accountingOwner: {
    kind: 'choice',
    choices: ['Delebil', 'Tripletex'],
    standard: 0,
    least: 0,
    most: 1,
    section: 'invoice',
    fromMonth: true,
    label: 'Hvem eier fakturaene',
    help: 'Nummer, KID, sending, innbetalinger og purringer hører sammen. Skifter bare ved et månedsskifte.',
  },
} as const satisfies Readonly<Record<string, PolicyField>>

export type PolicyKey = keyof typeof policyFields
export const policyKeys = Object.keys(policyFields) as readonly PolicyKey[]
