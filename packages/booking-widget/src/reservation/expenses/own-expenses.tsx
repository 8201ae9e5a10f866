import type { Expense } from '@delebil/core-api'
import { Stack } from '@delebil/ui'
import { expenseKindText, formatDateTime, formatNok } from '@delebil/validation/text'
import { expenseTexts as texts } from '../../locale/expense-texts.ts'
import { strong } from '../help/help.css.ts'
import * as css from './expense.css.ts'

/** What was sent from a trip, and what became of it. */
export function OwnExpenses({ expenses }: { readonly expenses: readonly Expense[] }) {
  if (expenses.length === 0) return null
  return (
    <Stack gapPx={8}>
      <h3 className={strong}>{texts.sent}</h3>
      <ul className={css.list}>
        {expenses.map(({ id, kind, amountOre, boughtAt, state, approvedOre, reason }) => (
          <li key={id} className={css.item}>
            <span>
              {expenseKindText[kind]}, {formatNok(amountOre)}, {formatDateTime(new Date(boughtAt))}
            </span>
            <strong>{texts.outcome(state, amountOre, approvedOre)}</strong>
            {reason !== null && <span className={css.reason}>{reason}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
