import { choice, day, longText, money, number, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { paymentFindingText, paymentSourceText, paymentStateText } from './payment-words.ts'
import { money as rights } from './rights.ts'

/** Money that came in, and what it pays. None of it changes; what it pays is reversed and paid anew. */
export const incomingPayments = adminResource({
  key: 'incoming-payments',
  page: 'billing-management/incoming-payments',
  noun: ['innbetaling', 'innbetalinger'],
  ...rights,
  fields: {
    bookedOn: day('Dag', { write: 'create', sort: true, filter: true }),
    payerName: text('Betaler', { write: 'create', optional: true, filter: true, search: true }, 140),
    amountOre: money('Kroner', { write: 'create', filter: true }),
    kid: text('KID', { write: 'create', optional: true, filter: true, search: 'code' }, 25),
    state: choice('Tilstand', paymentStateText, { filter: true }),
    invoices: text('Faktura', { optional: true, derived: true }),
    overOre: money('For mye', { derived: true, aside: true }),
    shortOre: money('For lite', { derived: true, aside: true }),
    leftOre: money('Ikke ført', { derived: true, aside: true }),
    finding: choice('Funnet ut', paymentFindingText, { filter: true, aside: true }),
    source: choice('Kilde', paymentSourceText, { filter: true, aside: true }),
    fileName: text('Fil', { optional: true, aside: true }),
    fileReference: text('Filnummer', { optional: true, aside: true }),
    fileId: number('Fil-ID', { optional: true, filter: true, aside: true }),
    line: number('Linje', { optional: true, aside: true }),
    payerAccount: text('Fra konto', { optional: true, filter: true, search: 'code', aside: true }),
    text: text('Tekst', { write: 'create', optional: true, listSearch: true, aside: true }, 140),
    archiveReference: text('Arkivreferanse', { optional: true, listSearch: 'code', aside: true }),
    reason: longText('Begrunnelse', { write: 'create', optional: true, aside: true }, 500),
    setAside: text('Satt til side fordi', { optional: true, aside: true }, 500),
  },
  title: ['payerName', 'bookedOn'],
  sort: '-bookedOn',
  can: { create: true },
  problems: { create: ['incoming-payment.reason', 'incoming-payment.not-yet'] },
  ofInvoiceOwner: ['create'],
})
