import type { MonthReport } from '@delebil/core-api/admin'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts'
import { kroner } from '../ledger/journal-csv.ts'

const range = ({ count, first, last }: MonthReport['invoices']): string =>
  count === 0 ? '' : first === last ? String(first) : `${first}–${last}`

/** What a month came to, for whoever audits it. `sha256` is that of the kept report; null of a month that is open. */
export const reportCsv = (report: MonthReport, seller: string, sha256: string | null): string => {
  const lines: (string | number | null)[][] = [
    ['Klubb', seller],
    ['Måned', report.month],
    ['Status', sha256 === null ? 'Foreløpig' : 'Lukket'],
    ['Kontrollsum', sha256],
    [],
    ['Sum', 'Antall', 'Nummer', 'Kroner'],
    ['Fakturaer', report.invoices.count, range(report.invoices), kroner(report.invoices.grossOre)],
    ['Kreditnotaer', report.creditNotes.count, range(report.creditNotes), kroner(report.creditNotes.grossOre)],
    ['Innbetalt i banken', null, null, kroner(report.receivedOre)],
    ['Ført på medlemskap', null, null, kroner(report.placedOre)],
    ['Tap', null, null, kroner(report.writtenOffOre)],
    ['Bestemt tilbakebetalt', null, null, kroner(report.repaidOre)],
    ['Utbetalt fra banken', null, null, kroner(report.paidOutOre)],
    ['Kundefordringer ved start', null, null, kroner(report.receivables.openingOre)],
    ['Kundefordringer ved slutt', null, null, kroner(report.receivables.closingOre)],
    [],
    ['MVA-kode', 'Sats', 'Grunnlag', 'MVA', 'Tapt grunnlag', 'Tapt MVA'],
    ...report.vat.map((code) => [
      code.vatCode,
      code.vatPercent,
      kroner(code.netOre),
      kroner(code.vatOre),
      kroner(code.lostNetOre),
      kroner(code.lostVatOre),
    ]),
    [],
    ['Konto', 'Debet', 'Kredit', 'Sum'],
    ...report.accounts.map(({ account, debitOre, creditOre }) => [
      account,
      kroner(debitOre),
      kroner(creditOre),
      kroner(debitOre - creditOre),
    ]),
    [
      'Sum',
      kroner(report.journal.debitOre),
      kroner(report.journal.creditOre),
      kroner(report.journal.debitOre - report.journal.creditOre),
    ],
    [],
    ['Bilag', report.journal.vouchers],
    ['Kontrollsum for bilagene', report.journal.sha256],
  ]
  return BYTE_ORDER_MARK + lines.map(csvLine).join('')
}
