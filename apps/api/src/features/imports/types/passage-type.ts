import { createHash } from 'node:crypto'
import { vatIncludedOre } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { formatInstant, osloDateText } from '@delebil/validation/time'
import { findChargedProduct, listChargedProducts } from '../../billing/stores/charged-products.ts'
import { insertNumberedCharges, type NewCharge } from '../../billing/stores/charges.ts'
import type { ImportColumn } from '../cells/column.ts'
import { failed, isObstacle, type Obstacle } from '../cells/obstacle.ts'
import type { Importing, ImportType, Planned, ReadRow } from './import-type.ts'
import { carColumns, timeColumns } from './match/claim-columns.ts'
import { clockText, dayText, matchClaims } from './match/match-claims.ts'
import { planReport, type Report, undoReports, writeReports } from './report-car.ts'
import { undoCharges } from './undo-charges.ts'

type Kind = 'tolls' | 'ferries' | 'parking' | 'fines'
type Passage = Planned & ({ readonly charge: NewCharge } | Report)

type Words = {
  readonly key: Kind
  readonly effect: string
  /** What stands on the invoice, before the place. */
  readonly word: string
  /** What the place is called in the files. */
  readonly place: Pick<ImportColumn, 'label' | 'meaning' | 'example' | 'aliases'>
  readonly number: Pick<ImportColumn, 'label' | 'meaning' | 'example' | 'aliases'>
  readonly usualMostOre: number
}

const columnsOf = ({ place, number, usualMostOre }: Words): readonly ImportColumn[] => [
  ...carColumns,
  ...timeColumns,
  { key: 'place', kind: 'text', ...place },
  {
    key: 'amount',
    label: 'Kroner',
    kind: 'amount',
    isRequired: true,
    usualMostOre,
    meaning: 'Det som er betalt, med eventuell mva. Minus er penger tilbake',
    example: '26,00',
    aliases: [
      'beløp',
      'belop',
      'pris',
      'sum',
      'nok',
      'kr',
      'takst',
      'avgift',
      'belastet',
      'å betale',
      'beløp inkl. mva',
      'beløp inkl mva',
      'amount',
      'price',
    ],
  },
  { key: 'number', kind: 'code', ...number },
  {
    key: 'operator',
    label: 'Selskap',
    kind: 'text',
    meaning: 'Hvem som krever pengene',
    example: 'Fjellveien AS',
    aliases: ['operatør', 'bomselskap', 'utsteder', 'leverandør', 'anlegg', 'operator', 'issuer', 'supplier'],
  },
]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const claimOf = ({ rowNumber, values, answer }: ReadRow) => ({
  row: rowNumber,
  plate: textOf(values['plate']) || null,
  tag:
    textOf(values['tag'])
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '') || null,
  at: values['time'] as Date,
  answer,
})

// What stands on the invoice, or in the report.
const nameOf = ({ word }: Words, { values }: ReadRow): string => {
  const at = values['time'] as Date
  return [word, textOf(values['place']).slice(0, 120), `${dayText(at)} kl. ${clockText(at)}`].filter(Boolean).join(' ')
}

const chargeOf = (
  words: Words,
  row: ReadRow,
  product: { id: number; unit: NewCharge['unit']; vatCode: string; vatPercent: number },
  matched: { trip: { id: number; membershipId: number }; personId: number | null },
): NewCharge => {
  const { values } = row
  const at = values['time'] as Date
  const ore = values['amount'] as number
  const place = textOf(values['place']).slice(0, 120)
  const sign = Math.sign(ore)
  return {
    membershipId: matched.trip.membershipId,
    personId: matched.personId,
    reservationId: matched.trip.id,
    productId: product.id,
    description: nameOf(words, row),
    quantity: sign || 1,
    unit: product.unit,
    unitPriceOre: Math.abs(ore),
    grossOre: ore,
    vatCode: product.vatCode,
    vatPercent: product.vatPercent,
    vatOre: sign * vatIncludedOre(Math.abs(ore), product.vatPercent),
    deliveredFrom: at,
    deliveredTo: at,
    place: place || null,
    source: 'IMPORT',
    tariffId: null,
    reverses: null,
  }
}

const digestOf = ({
  membershipId,
  personId,
  reservationId,
  productId,
  grossOre,
  vatOre,
  description,
}: NewCharge): string =>
  createHash('md5')
    .update(JSON.stringify([membershipId, personId, reservationId, productId, grossOre, vatOre, description]))
    .digest('hex')

/** Claims for a car at a moment, passed on to the øre to whoever had it then. */
export const passageType = (words: Words): ImportType<Passage> => ({
  key: words.key,
  effect: words.effect,
  columns: columnsOf(words),
  keyOf: (values) => {
    const [number, operator] = [textOf(values['number']), textOf(values['operator']).toLowerCase()]
    if (number !== '') return `${operator}|${number}`
    const who = textOf(values['plate']) || textOf(values['tag'])
    return [who, formatInstant(values['time'] as Date), textOf(values['place']).toLowerCase(), values['amount']].join(
      '|',
    )
  },
  plan: async (importing, rows) => {
    const matched = await matchClaims(importing, rows.map(claimOf))
    const days = new Set(rows.map(({ values }) => osloDateText(values['time'] as Date)))
    const products = await listChargedProducts(importing.tx, importing.organizationId, words.key, [...days])
    const planned = new Map<number, Passage | Obstacle>()
    for (const row of rows) {
      const found = matched.get(row.rowNumber)
      if (found === undefined) continue
      if (isObstacle(found)) {
        planned.set(row.rowNumber, found)
        continue
      }
      if ('why' in found) {
        const text = `${nameOf(words, row)}, ${formatNok(row.values['amount'] as number)}. ${found.why} da. Ingen er belastet.`
        planned.set(row.rowNumber, planReport(row.rowNumber, found.carId, text))
        continue
      }
      const product = products.get(osloDateText(row.values['time'] as Date))
      if (!product || product.vatCode === null || product.vatPercent === null) {
        planned.set(
          row.rowNumber,
          failed('refused', 'Produktet har ingen MVA-kode den dagen. Gi det en under Produkter.'),
        )
        continue
      }
      const { vatCode, vatPercent } = product
      const charge = chargeOf(words, row, { ...product, vatCode, vatPercent }, found)
      const { personId, carId } = found
      planned.set(row.rowNumber, {
        rowNumber: row.rowNumber,
        digest: digestOf(charge),
        amountOre: charge.grossOre,
        personId,
        carId,
        charge,
      })
    }
    return planned
  },
  write: async (importing, planned) => {
    const { tx, organizationId, now, writing } = importing
    const charged = planned.flatMap((one) => ('charge' in one ? [one] : []))
    const charges = charged.map(({ charge }) => charge)
    const ids = await insertNumberedCharges(tx, organizationId, charges, { at: now, by: writing.call.caller.personId })
    const reports = planned.flatMap((one) => ('make' in one ? [one] : []))
    const made = new Map(await writeReports(importing, reports))
    for (const [at, { rowNumber }] of charged.entries()) made.set(rowNumber, [{ kind: 'charge', id: ids[at] ?? 0 }])
    return made
  },
  undo: async (importing, effects) => {
    await undoCharges(importing, effects)
    await undoReports(importing, effects)
  },
  warnings: ({ tx, organizationId, now }) => outlayWarnings(tx, organizationId, words.key, now),
})

// What is passed on to the øre is no sale. A tax on top of it, or a fee beside it, makes all of it one.
const outlayWarnings = async (tx: Importing['tx'], organizationId: number, key: Kind, now: Date): Promise<string[]> => {
  const product = await findChargedProduct(tx, organizationId, { key }, osloDateText(now))
  if (!product?.vatPercent) return []
  return [
    `Produktet har ${product.vatPercent} % mva. Det som føres videre på øret uten påslag, skal vanligvis ikke ha mva.: se på MVA-koden under Produkter.`,
  ]
}
