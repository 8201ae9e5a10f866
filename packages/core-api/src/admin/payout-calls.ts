import { checkBankAccount, parseBankAccount } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, isoDay, list, ore, text } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { invoices } from './resources/invoices.ts'
import { payouts } from './resources/payouts.ts'
import { rule } from './rule.ts'
import { org, staffCall, why } from './staff-call.ts'

const path = '/api/admin/payouts'
const tag = 'Admin: utbetalinger'
const read = staffCall(tag, 'BILLING_READ')
const write = { ...staffCall(tag, 'BILLING_WRITE'), idempotent: true } as const
const act = {
  ...write,
  ...ofOne,
  body: v.object({ version: v.optional(id), why }),
  response: changed(recordSchema(payouts)),
} as const
const problems = ['record.stale', 'payout.moved-on', 'accounting.other-side', ...ofOne.problems] as const
const reason = v.pipe(text(500), v.minLength(1, 'field.required'))

/** What can be paid out to a membership. */
export const payableSources = ['PAYMENT', 'CREDIT_NOTE', 'CHARGE', 'EXPENSE'] as const
const payable = v.object({
  source: v.picklist(payableSources),
  sourceId: v.number(),
  kind: v.picklist(['CREDIT', 'DEPOSIT', 'SHARE', 'EXPENSE']),
  amountOre: ore,
  /** What it is: a payment of a day, a credit note by its number, a line by its text. */
  text: v.string(),
  /** The account that it came from, where it is known. */
  account: v.nullable(v.string()),
})
export type Payable = v.InferOutput<typeof payable>

/** The account that money is paid out to, as somebody types it. */
export const payoutAccount = v.pipe(
  text(20),
  v.minLength(1, 'field.required'),
  rule(checkBankAccount),
  v.transform((typed) => parseBankAccount(typed) ?? typed),
)

/** Money that goes back to members, and what is lost on them. */
export const payoutCalls = {
  'memberships.payables': endpoint('GET /api/admin/memberships/{id}/payables', {
    ...read,
    ...ofOne,
    summary: 'What can be paid out to a membership: its credit, its deposits and shares',
    response: list(payable),
  }),
  'payouts.add': endpoint(`POST ${path}`, {
    ...write,
    summary: 'Put what a membership has to get back on the list of payouts; a deposit or a share by a credit note',
    body: v.object({
      membershipId: id,
      source: v.picklist(payableSources, 'field.unknown'),
      sourceId: id,
      receiver: v.pipe(text(120), v.minLength(1, 'field.required')),
      account: payoutAccount,
      why: reason,
    }),
    response: changed(recordSchema(payouts)),
    status: 201,
    ofInvoiceOwner: true,
    problems: ['payout.nothing', 'payout.listed', 'payout.unpaid', 'month.closed', ...ofOne.problems],
  }),
  'payouts.approve': endpoint(`POST ${path}/{id}/approve`, {
    ...act,
    secondStep: 'recent',
    summary: 'Approve a payout: it stands in the file for the bank',
    problems: [...problems, 'payout.same-person'],
  }),
  'payouts.pay': endpoint(`POST ${path}/{id}/pay`, {
    ...act,
    secondStep: 'recent',
    summary: 'Say that a payout has left the bank, today or the day that is said',
    body: v.object({ version: v.optional(id), paidOn: v.optional(isoDay), why }),
    problems: [...problems, 'month.closed'],
  }),
  'payouts.cancel': endpoint(`POST ${path}/{id}/cancel`, {
    ...act,
    summary: 'Take a payout off the list: the membership has its credit again',
    body: v.object({ version: v.optional(id), why: reason }),
    problems,
  }),
  'payouts.bank-file': endpoint(`GET ${path}/bank.csv`, {
    ...read,
    summary: 'What is approved and not paid, for the bank',
    query: v.object(org),
    response: v.instance(Blob),
    media: 'text/csv',
  }),
  'invoices.write-off': endpoint('POST /api/admin/invoices/{id}/write-off', {
    ...write,
    ...ofOne,
    tag: 'Admin: fakturaer',
    summary: 'Write off what rests of an invoice, or a part of it; its VAT is taken back per code',
    body: v.object({
      version: v.optional(id),
      /** Left out: all that rests. */
      amountOre: v.optional(
        v.pipe(v.number('field.digits'), v.integer('field.digits'), v.minValue(1, 'field.out-of-range')),
      ),
      /** Left out: today. */
      postedOn: v.optional(isoDay),
      why: reason,
    }),
    response: changed(recordSchema(invoices)),
    problems: ['record.stale', 'invoice.not-open', 'write-off.too-much', 'month.closed', ...ofOne.problems],
    ofInvoiceOwner: true,
  }),
  'invoices.reverse-write-off': endpoint('POST /api/admin/invoices/{id}/write-off/reverse', {
    ...write,
    ...ofOne,
    tag: 'Admin: fakturaer',
    summary: 'Take back what was written off of an invoice: it is owed again',
    body: v.object({ version: v.optional(id), why: reason }),
    response: changed(recordSchema(invoices)),
    problems: ['record.stale', 'write-off.reversed', ...ofOne.problems],
    ofInvoiceOwner: true,
  }),
} as const

/** Where the file for the bank is fetched; needs the session of staff. */
export function bankFileAddress(organizationId: number): string {
  return `${path}/bank.csv?orgId=${organizationId}`
}
