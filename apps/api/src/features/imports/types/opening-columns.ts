import type { ImportColumn } from '../cells/column.ts'

/** What a row of an opening balance can be. */
export const openingKinds = {
  INVOICE: 'Faktura',
  CREDIT: 'Til gode',
  DEPOSIT: 'Depositum',
  SHARE: 'Andel',
} as const
export type OpeningKind = keyof typeof openingKinds

/** What a file of opening balances has. */
export const openingColumns: readonly ImportColumn[] = [
  {
    key: 'kind',
    label: 'Slag',
    kind: 'choice',
    choices: openingKinds,
    isRequired: true,
    meaning: 'Faktura, Til gode, Depositum eller Andel',
    example: 'Faktura',
    aliases: ['type', 'posttype', 'art', 'kind'],
  },
  {
    key: 'membership',
    label: 'Medlemskap',
    kind: 'text',
    oneOf: 'whose',
    meaning: 'Navnet på medlemskapet',
    example: 'Familien Nordmann',
    aliases: ['husstand', 'kunde', 'kundenavn', 'bedrift', 'firma', 'membership', 'customer'],
  },
  {
    key: 'email',
    label: 'E-post',
    kind: 'text',
    oneOf: 'whose',
    meaning: 'Til en som er med i medlemskapet, der navnet ikke er nok',
    example: 'kari@example.no',
    aliases: ['epost', 'e-mail', 'mail', 'email'],
  },
  {
    key: 'amount',
    label: 'Beløp',
    kind: 'amount',
    isRequired: true,
    meaning: 'Det som står igjen å betale, eller det medlemskapet har til gode eller innestående',
    example: '412,00',
    aliases: ['rest', 'restbeløp', 'saldo', 'kroner', 'sum', 'amount', 'balance'],
  },
  {
    key: 'number',
    label: 'Fakturanummer',
    kind: 'whole',
    meaning: 'Som på fakturaen; trengs for fakturaer',
    example: '20417',
    aliases: ['fakturanr', 'bilag', 'bilagsnummer', 'invoice number', 'nummer'],
  },
  {
    key: 'date',
    label: 'Fakturadato',
    kind: 'day',
    meaning: 'Trengs for fakturaer',
    example: '01.11.2026',
    aliases: ['dato', 'invoice date', 'innbetalt'],
  },
  {
    key: 'due',
    label: 'Forfall',
    kind: 'day',
    meaning: 'Tom er fakturadatoen',
    example: '15.11.2026',
    aliases: ['forfallsdato', 'due', 'due date'],
  },
  {
    key: 'kid',
    label: 'KID',
    kind: 'code',
    meaning: 'Som på fakturaen, med nullene foran',
    example: '0000010000000234',
    aliases: ['kid-nummer', 'kidnummer', 'kundeident'],
  },
  {
    key: 'text',
    label: 'Tekst',
    kind: 'text',
    meaning: 'Hva det gjelder',
    example: 'Turer i oktober',
    aliases: ['beskrivelse', 'merknad', 'description'],
  },
]
