import {
  EXPENSE_NOTE_MAX_LENGTH,
  EXPENSE_STATION_MAX_LENGTH,
  expenseDeviations,
  expenseFuels,
  expenseKinds,
} from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { expense } from '../entities/expense.ts'
import { ofOne } from '../of-one.ts'
import { flag, id, instant, list, ore, text } from '../primitives.ts'

const mine = { tag: 'Utlegg', access: 'session', ...ofOne } as const
const path = '/api/reservations/{id}/expenses'

export const listExpenses = endpoint(`GET ${path}`, {
  ...mine,
  summary: 'What I have sent receipts for on a reservation, the newest first, and what became of it',
  response: list(expense),
})

export const sendExpense = endpoint(`POST ${path}`, {
  ...mine,
  summary: 'Send a receipt for what I paid on a trip; its picture was uploaded before',
  description:
    'What does not agree with the trip is refused with `expense.deviates`, each at its field. Sent again with `acceptDeviations` it is taken, and the club looks at it.',
  idempotent: true,
  body: v.object({
    kind: v.picklist(expenseKinds, 'field.required'),
    amountOre: v.pipe(ore, v.number('field.required')),
    /** Litres or kWh, of fuel and charging. */
    quantity: v.optional(v.nullable(v.number('field.digits')), null),
    fuel: v.optional(v.nullable(v.picklist(expenseFuels, 'field.unknown')), null),
    boughtAt: instant,
    station: v.optional(text(EXPENSE_STATION_MAX_LENGTH), ''),
    note: v.optional(text(EXPENSE_NOTE_MAX_LENGTH), ''),
    pictureId: id,
    acceptDeviations: v.optional(flag, false),
  }),
  response: changed(expense),
  status: 201,
  problems: [
    ...ofOne.problems,
    'reservation.not-active',
    'reservation.not-started',
    'expense.too-late',
    'expense.receipt-used',
    'expense.deviates',
    'expense.amount',
    'expense.quantity',
    'expense.in-future',
    ...expenseDeviations,
  ],
})
