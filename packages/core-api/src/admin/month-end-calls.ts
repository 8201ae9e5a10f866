import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { instantText, list, ore } from '../primitives.ts'
import { change } from './endpoints.ts'
import { org, staffCall, why } from './staff-call.ts'

const path = '/api/admin/month-end'
const tag = 'Admin: månedsslutt'
const read = staffCall(tag, 'BILLING_READ')

/** A month of the calendar, `YYYY-MM`. */
const month = v.pipe(v.string('field.required'), v.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'field.format'))
const documents = v.object({
  count: v.number(),
  /** The first and the last number; null where there is none. */
  first: v.nullable(v.number()),
  last: v.nullable(v.number()),
  grossOre: ore,
})

const report = v.object({
  month: v.string(),
  invoices: documents,
  creditNotes: documents,
  /** What came in at the bank, and what of it was placed with members. */
  receivedOre: ore,
  placedOre: ore,
  writtenOffOre: ore,
  /** What members were to get back, and what went out of the bank. */
  repaidOre: ore,
  paidOutOre: ore,
  receivables: v.object({ openingOre: ore, closingOre: ore }),
  /** Sold less credited, and what was lost of it, per VAT code. */
  vat: v.array(
    v.object({
      vatCode: v.string(),
      vatPercent: v.number(),
      netOre: ore,
      vatOre: ore,
      lostNetOre: ore,
      lostVatOre: ore,
    }),
  ),
  /** `account` is null of what has none yet. */
  accounts: v.array(v.object({ account: v.nullable(v.string()), debitOre: ore, creditOre: ore })),
  /** `sha256` is of the figures of every voucher. */
  journal: v.object({ vouchers: v.number(), rows: v.number(), debitOre: ore, creditOre: ore, sha256: v.string() }),
})
/** What a month came to. */
export type MonthReport = v.InferOutput<typeof report>

/** What may be left in a month, in the order in which it is seen to. */
export const monthEndKeys = [
  'ORDER',
  'RUNS',
  'ACCOUNTS',
  'HOLES',
  'BOOKS',
  'BALANCE',
  'PROMISES',
  'UNBILLED',
  'HELD',
  'UNENDED',
  'ODOMETERS',
  'REVIEWS',
  'UNSENT',
  'UNMATCHED',
  'UNPAID',
  'EXPENSES',
  'PAYOUTS',
] as const
export type MonthEndKey = (typeof monthEndKeys)[number]

const item = v.object({
  key: v.picklist(monthEndKeys),
  count: v.number(),
  ore: v.nullable(ore),
  /** The first of them, by name. */
  of: v.array(v.string()),
  /** When that was looked at; null: just now. */
  at: v.nullable(instantText),
  /** The month is not closed before it is done. What is not may be left, with a reason. */
  isNeeded: v.boolean(),
})
export type MonthEndItem = v.InferOutput<typeof item>

const monthEnd = v.object({
  month: v.string(),
  /** All months that there are books of, the oldest first. */
  months: v.array(v.object({ month: v.string(), isClosed: v.boolean() })),
  isOver: v.boolean(),
  /** The last day on which it can be invoiced, 'YYYY-MM-DD', and how many days are left until then; below zero it is over. */
  deadline: v.string(),
  daysLeft: v.number(),
  /** Empty of a month that is closed. */
  items: v.array(item),
  report,
  /** What the members owe by their open bills, beside what the report says; the same sum. */
  openBillsOre: ore,
  closed: v.nullable(
    v.object({
      at: instantText,
      by: v.nullable(v.string()),
      why: v.nullable(v.string()),
      sha256: v.string(),
      /** Computed again now it gives the same, to the øre. */
      isSame: v.boolean(),
    }),
  ),
})
export type MonthEnd = v.InferOutput<typeof monthEnd>

const ofMonth = { ...read, query: v.object({ ...org, month }), media: 'text/csv', response: v.instance(Blob) } as const

/** A month of the books: what is left to do in it, what it came to, and that it is closed. */
export const monthEndCalls = {
  'month-end.read': endpoint(`GET ${path}`, {
    ...read,
    summary: 'A month of the books: what is left to do, and what it comes to; left out, the oldest that is open',
    query: v.object({ ...org, month: v.optional(month) }),
    response: monthEnd,
  }),
  'month-end.close': endpoint(`POST ${path}/close`, {
    ...staffCall(tag, 'BILLING_WRITE'),
    summary: 'Close a month for good: nothing is dated in it any more, and its report is kept',
    idempotent: true,
    body: v.object({ month, why }),
    response: changed(monthEnd),
    problems: ['month.already-closed', 'month.not-over', 'month.order', 'month.not-ready'],
  }),
  'month-end.history': endpoint(`GET ${path}/history`, {
    ...read,
    summary: 'Who closed which month, the newest first',
    response: list(change),
  }),
  'month-end.journal': endpoint(`GET ${path}/journal.csv`, {
    ...ofMonth,
    summary: 'Every voucher of a month: date, number, account, VAT code, debit, credit',
  }),
  'month-end.report': endpoint(`GET ${path}/report.csv`, {
    ...ofMonth,
    summary: 'What a month came to per VAT code and account; of a closed month as it was kept',
  }),
} as const

/** Where the files of a month are fetched; needs the session of staff. */
export function monthEndFileAddress(kind: 'journal' | 'report', of: string, organizationId: number): string {
  return `${path}/${kind}.csv?month=${of}&orgId=${organizationId}`
}
