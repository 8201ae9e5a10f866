import { createHash } from 'node:crypto'
import type { MonthReport } from '@delebil/core-api/admin'
import type { Posting } from '../stores/postings.ts'

/** A part of a voucher on the account that it is booked on; null where its product has none. */
export type Booked = Posting & { readonly bookedOn: string | null }

const sum = (ore: readonly number[]): number => ore.reduce((total, one) => total + one, 0)
const amountsOf = (rows: readonly Booked[], is: (row: Booked) => boolean): number =>
  sum(rows.filter(is).map(({ amountOre }) => amountOre))

const documents = (rows: readonly Booked[], kind: 'INVOICE' | 'CREDIT_NOTE') => {
  // Those that come from elsewhere were reported there.
  const own = rows.filter((row) => row.kind === kind && row.role === 'RECEIVABLES' && /^\d+$/.test(row.voucher))
  const numbers = own.map(({ voucher }) => Number(voucher))
  return {
    count: own.length,
    first: own.length === 0 ? null : Math.min(...numbers),
    last: own.length === 0 ? null : Math.max(...numbers),
    grossOre: sum(own.map(({ amountOre }) => amountOre)),
  }
}

const partOf = ({ kind, role }: Booked) => {
  if (kind === 'WRITE_OFF') return role === 'VAT' ? 'lostVatOre' : 'lostNetOre'
  return role === 'VAT' || role === 'INPUT_VAT' ? 'vatOre' : 'netOre'
}

const vatOf = (rows: readonly Booked[]): MonthReport['vat'] => {
  const codes = new Map<string, MonthReport['vat'][number]>()
  for (const row of rows) {
    const { vatCode, vatPercent, kind, amountOre } = row
    if (vatCode === null || vatPercent === null) continue
    const key = `${vatCode} ${vatPercent}`
    const code = codes.get(key) ?? { vatCode, vatPercent, netOre: 0, vatOre: 0, lostNetOre: 0, lostVatOre: 0 }
    // What is sold is credit, and what is lost of it debit.
    code[partOf(row)] += kind === 'WRITE_OFF' ? amountOre : 0 - amountOre
    codes.set(key, code)
  }
  const all = [...codes.values()]
  return all.toSorted((a, b) => Number(a.vatCode) - Number(b.vatCode) || a.vatPercent - b.vatPercent)
}

const accountsOf = (rows: readonly Booked[]): MonthReport['accounts'] => {
  const accounts = new Map<string, MonthReport['accounts'][number]>()
  for (const { bookedOn, amountOre } of rows) {
    const account = bookedOn ?? ''
    const one = accounts.get(account) ?? { account: bookedOn, debitOre: 0, creditOre: 0 }
    if (amountOre > 0) one.debitOre += amountOre
    else one.creditOre -= amountOre
    accounts.set(account, one)
  }
  return [...accounts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** The figures of every part in their order: names and texts may become others, figures never do. */
const digestOf = (rows: readonly Booked[]): string =>
  createHash('sha256')
    .update(
      rows
        .map((row) =>
          [row.postedOn, row.voucher, row.membershipId, row.bookedOn, row.vatCode, row.vatPercent, row.amountOre].join(
            ';',
          ),
        )
        .join('\n'),
    )
    .digest('hex')

/** What a month came to. The same rows give the same report, to the øre. */
export const reportMonth = (month: string, rows: readonly Booked[], openingOre: number): MonthReport => ({
  month,
  invoices: documents(rows, 'INVOICE'),
  creditNotes: documents(rows, 'CREDIT_NOTE'),
  receivedOre: amountsOf(rows, ({ kind, role }) => kind === 'PAYMENT' && role === 'BANK'),
  placedOre: 0 - amountsOf(rows, ({ kind, role }) => kind === 'ALLOCATION' && role === 'RECEIVABLES'),
  writtenOffOre: 0 - amountsOf(rows, ({ kind, role }) => kind === 'WRITE_OFF' && role === 'RECEIVABLES'),
  repaidOre: amountsOf(rows, ({ kind, role }) => kind.startsWith('PAYOUT') && role === 'RECEIVABLES'),
  paidOutOre: 0 - amountsOf(rows, ({ kind, role }) => kind === 'PAYOUT_PAID' && role === 'BANK'),
  receivables: {
    openingOre,
    closingOre: openingOre + amountsOf(rows, ({ role }) => role === 'RECEIVABLES'),
  },
  vat: vatOf(rows),
  accounts: accountsOf(rows),
  journal: {
    vouchers: new Set(rows.map(({ kind, sourceId }) => `${kind} ${sourceId}`)).size,
    rows: rows.length,
    debitOre: amountsOf(rows, ({ amountOre }) => amountOre > 0),
    creditOre: 0 - amountsOf(rows, ({ amountOre }) => amountOre < 0),
    sha256: digestOf(rows),
  },
})

/** The report as it is kept, and its digest. */
export const freeze = (report: MonthReport): { text: string; sha256: string } => {
  const text = JSON.stringify(report)
  return { text, sha256: createHash('sha256').update(text).digest('hex') }
}
