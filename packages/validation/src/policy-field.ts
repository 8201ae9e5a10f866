/** What the number of a policy counts, and how a person reads it behind the number. */
export const policyUnitText = {
  percent: 'prosent',
  minutes: 'minutter',
  hours: 'timer',
  days: 'dager',
  count: 'reservasjoner',
  kroner: 'kroner',
  account: 'i kontoplanen',
  parts: 'SMS',
  ore: 'øre',
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
  security: 'Sikkerhet',
  sms: 'SMS',
  notifications: 'Beskjeder til medlemmene',
  smsTexts: 'Tekster på SMS',
} as const
export type PolicySection = keyof typeof policySectionText

/**
 * One thing that an organization decides. `standard` holds where it has decided nothing. `choices`: what each number from 0 on says.
 * An `hour` is one of the clock. A `sender` and an `sms` are texts, as long as their bounds say.
 */
export type PolicyField = (
  | { readonly kind: PolicyKind | 'hour'; readonly standard: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly standard: number }
  | { readonly kind: 'sender'; readonly standard: string }
  | {
      readonly kind: 'sms'
      readonly standard: string
      /** What may stand in it in braces, and what must. */
      readonly fields: readonly string[]
      readonly needs?: readonly string[]
    }
) & {
  readonly least: number
  readonly most: number
  readonly section: PolicySection
  readonly label: string
  readonly help: string
  /** Begins with a month, and with no other day. */
  readonly fromMonth?: true
}
