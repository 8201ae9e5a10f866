import { priceUnitText } from '@delebil/validation/text'
import { BYTE_ORDER_MARK, csvLine, csvMoment } from '../../platform/csv.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { dayText } from './paper-texts.ts'
import type { StoredInvoiceLine } from './stores/invoices.ts'

type Billed = Pick<InvoicePaper, 'invoice' | 'lines'>
type Column = readonly [
  label: string,
  cell: (invoice: Billed['invoice'], line: StoredInvoiceLine) => string | number | null,
]

const kroner = (ore: number): number => ore / 100
const kinds = { INVOICE: 'Faktura', CREDIT_NOTE: 'Kreditnota' } as const

const columns: readonly Column[] = [
  ['Type', ({ kind }) => kinds[kind]],
  ['Nummer', ({ number }) => number],
  ['Fakturadato', ({ invoiceDate }) => dayText(invoiceDate)],
  ['Forfall', ({ dueDate }) => dayText(dueDate)],
  ['Fører', (_invoice, { driver }) => driver],
  ['Kostnadssted', (_invoice, { costCenter }) => costCenter],
  ['Reservasjon', (_invoice, { reservation }) => reservation?.reservationNumber ?? null],
  ['Bil', (_invoice, { reservation }) => reservation?.carNumber ?? null],
  ['Fra', (_invoice, { deliveredFrom }) => csvMoment(deliveredFrom)],
  ['Til', (_invoice, { deliveredTo }) => csvMoment(deliveredTo)],
  ['Sted', (_invoice, { place }) => place],
  ['Produkt', (_invoice, { productNumber }) => productNumber],
  ['Beskrivelse', (_invoice, { description }) => description],
  ['Antall', (_invoice, { quantity }) => quantity],
  ['Enhet', (_invoice, { unit }) => priceUnitText[unit]],
  ['Pris', (_invoice, { unitPriceOre }) => kroner(unitPriceOre)],
  ['MVA-kode', (_invoice, { vatCode }) => vatCode],
  ['MVA-sats', (_invoice, { vatPercent }) => vatPercent],
  ['Uten MVA', (_invoice, { grossOre, vatOre }) => kroner(grossOre - vatOre)],
  ['MVA', (_invoice, { vatOre }) => kroner(vatOre)],
  ['Beløp', (_invoice, { grossOre }) => kroner(grossOre)],
]

/** Lines of invoices for a spreadsheet, one by one with whose they are; what a credit note gives back is below zero. */
export const renderInvoiceCsv = (all: readonly Billed[]): string =>
  [
    BYTE_ORDER_MARK + csvLine(columns.map(([label]) => label)),
    ...all.flatMap(({ invoice, lines }) =>
      lines.map((line) => csvLine(columns.map(([, cell]) => cell(invoice, line)))),
    ),
  ].join('')
