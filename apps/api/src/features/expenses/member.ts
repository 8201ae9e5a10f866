import type { Expense } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type { Verbs } from '../../platform/verb.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import { sendExpense } from './send-expense.ts'
import { listOwnExpenses, type StoredExpense } from './stores/expenses.ts'

const toExpense = ({ boughtAt, sentAt, membershipId, personId, chargeId, ...kept }: StoredExpense): Expense => ({
  ...kept,
  boughtAt: formatInstant(boughtAt),
  sentAt: formatInstant(sentAt),
})

/** What members have paid for on their trips. */
export const expenseVerbs = {
  listExpenses: async (_context, { db, caller, input }) => {
    const reservation = await myReservation(db, caller, input.params.id)
    const found = await listOwnExpenses(db, reservation, caller.personId)
    return { answer: { data: found.map(toExpense) } }
  },
  sendExpense: async (_context, call) => ({
    answer: { entity: toExpense(await sendExpense(call)), errors: [] },
  }),
} satisfies Partial<Verbs>
