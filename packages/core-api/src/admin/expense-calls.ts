import { EXPENSE_MAX_ORE } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { pictureAnswer, pictureSize } from '../endpoints/picture-fields.ts'
import { ofOne } from '../of-one.ts'
import { flag, id } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { reservationExpenses } from './resources/reservation-expenses.ts'
import { org, seenVersion, staffCall, why } from './staff-call.ts'

const path = '/api/admin/reservation-expenses/{id}'
const tag = 'Admin: utlegg'
const write = { ...staffCall(tag, 'BILLING_WRITE'), ...ofOne, idempotent: true } as const
const response = changed(recordSchema(reservationExpenses))

/** What is approved; left out, all of the receipt. Another amount needs its reason, which the member reads. */
const approval = v.object({
  version: v.optional(id),
  approvedOre: v.optional(
    v.pipe(
      v.number('field.digits'),
      v.integer('field.digits'),
      v.minValue(1, 'field.out-of-range'),
      v.maxValue(EXPENSE_MAX_ORE, 'field.out-of-range'),
    ),
  ),
  /** The receipt is made out to the club, which deducts the VAT in it. */
  isToOrganization: v.optional(flag, false),
  why,
})
const problems = ['record.stale', 'expense.settled', ...ofOne.problems] as const

/** What becomes of a receipt. */
export const expenseCalls = {
  'reservation-expenses.create-invoice-line': endpoint(`POST ${path}/create-invoice-line`, {
    ...write,
    summary: 'Approve an expense: it is set off against the next invoice of the membership',
    body: approval,
    response,
    problems: [...problems, 'expense.decided', 'charge.no-vat-rate'],
  }),
  'reservation-expenses.pay-out': endpoint(`POST ${path}/pay-out`, {
    ...write,
    summary: 'Approve an expense: it is paid out, and its line on the next invoice falls away where it had one',
    body: approval,
    response,
    problems: [...problems, 'expense.decided'],
  }),
  'reservation-expenses.refuse': endpoint(`DELETE ${path}`, {
    ...write,
    summary: 'Refuse an expense; the member is told why',
    query: v.object({ ...org, version: seenVersion, why }),
    response,
    problems: ['record.stale', 'expense.decided', ...ofOne.problems],
  }),
  'reservation-expenses.reopen': endpoint(`POST ${path}/reopen`, {
    ...write,
    summary: 'Take an expense up again that was decided and neither billed nor paid; its line falls away',
    body: v.object({ version: v.optional(id), why }),
    response,
    problems: ['record.stale', 'expense.not-decided', 'expense.settled', 'expense.receipt-used', ...ofOne.problems],
  }),
  'reservation-expenses.picture': endpoint(`GET ${path}/picture`, {
    ...staffCall(tag, 'BILLING_READ'),
    ...ofOne,
    summary: 'The receipt itself',
    ...pictureAnswer,
    query: v.object({ ...org, size: pictureSize }),
  }),
} as const
