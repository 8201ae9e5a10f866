import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts'
import type { PostingKind } from '../stores/postings.ts'
import type { Booked } from './month-report.ts'

const kindText: Readonly<Record<PostingKind, string>> = {
  INVOICE: 'Faktura',
  CREDIT_NOTE: 'Kreditnota',
  PAYMENT: 'Innbetaling',
  ALLOCATION: 'Plassert innbetaling',
  WRITE_OFF: 'Tap',
  PAYOUT: 'Til utbetaling',
  PAYOUT_CANCELED: 'Utbetaling trukket tilbake',
  PAYOUT_PAID: 'Utbetaling',
  EXPENSE: 'Utlegg',
}

/** Kroner and øre as text: no sum is ever a float. */
export const kroner = (ore: number): string => {
  const digits = String(Math.abs(ore)).padStart(3, '0')
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

export const journalColumns = [
  'Dato',
  'Bilag',
  'Bilagstype',
  'Medlemskap',
  'Navn',
  'Konto',
  'MVA-kode',
  'MVA-sats',
  'Debet',
  'Kredit',
] as const

/** The vouchers of a month for whoever keeps the books elsewhere; debit and credit are the same sum. */
export const journalCsv = (rows: readonly Booked[], names: ReadonlyMap<number, string>): string =>
  BYTE_ORDER_MARK +
  [
    csvLine(journalColumns),
    ...rows.map(({ postedOn, voucher, kind, membershipId, bookedOn, vatCode, vatPercent, amountOre }) =>
      csvLine([
        postedOn,
        voucher,
        kindText[kind],
        membershipId,
        membershipId === null ? null : (names.get(membershipId) ?? null),
        bookedOn,
        vatCode,
        vatPercent,
        amountOre > 0 ? kroner(amountOre) : null,
        amountOre < 0 ? kroner(-amountOre) : null,
      ]),
    ),
  ].join('')
