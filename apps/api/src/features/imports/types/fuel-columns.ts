import type { ImportColumn } from '../cells/column.ts'
import { carColumns, timeColumns } from './match/claim-columns.ts'

/** What a file of purchases with fuel cards has. */
export const fuelColumns: readonly ImportColumn[] = [
  ...carColumns.filter(({ key }) => key === 'plate'),
  {
    key: 'card',
    label: 'Kort',
    kind: 'code',
    oneOf: 'car',
    meaning: 'Nummeret på drivstoffkortet',
    example: '7083450012345678',
    aliases: ['kortnummer', 'kortnr', 'drivstoffkort', 'bensinkort', 'card', 'card number'],
  },
  ...timeColumns,
  {
    key: 'place',
    label: 'Stasjon',
    kind: 'text',
    meaning: 'Hvor det ble fylt',
    example: 'Danmarksplass',
    aliases: ['sted', 'stasjonsnavn', 'bensinstasjon', 'utsalgssted', 'site', 'station'],
  },
  {
    key: 'litres',
    label: 'Liter',
    kind: 'number',
    isRequired: true,
    meaning: 'Hvor mye som ble fylt',
    example: '38,5',
    aliases: ['antall liter', 'kvantum', 'mengde', 'volum', 'antall', 'quantity', 'volume', 'litres', 'liters'],
  },
  {
    key: 'amount',
    label: 'Kroner',
    kind: 'amount',
    isRequired: true,
    usualMostOre: 300_000,
    meaning: 'Det som er betalt, med mva.',
    example: '812,35',
    aliases: ['beløp', 'sum', 'totalt', 'beløp inkl. mva', 'beløp inkl mva', 'nok', 'kr', 'amount'],
  },
  {
    key: 'number',
    label: 'Kvittering',
    kind: 'code',
    meaning: 'Selskapets nummer på kjøpet',
    example: '900114',
    aliases: [
      'kvitteringsnummer',
      'kvitteringsnr',
      'bilag',
      'transaksjon',
      'transaksjonsnummer',
      'transaksjons-id',
      'receipt',
      'transaction id',
    ],
  },
]
