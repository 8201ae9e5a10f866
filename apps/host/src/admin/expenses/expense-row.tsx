import { formatMoment, StateBadge, type StateMeaning } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { expenseKindText, formatNok } from '@delebil/validation/text'
import { followUpOf } from '../shared/case-actions.ts'
import * as css from '../shared/case-row.css.ts'
import { expenseTexts as texts } from './expense-texts.ts'

const { state: states } = adminResources['reservation-expenses'].fields
const meanings: Readonly<Record<Read<'reservation-expenses'>['state'], StateMeaning>> = {
  RECEIVED: 'look',
  CREDITED: 'going',
  PAYOUT: 'going',
  PAID: 'over',
  REFUSED: 'over',
}

interface ExpenseRowProps {
  readonly record: Read<'reservation-expenses'>
  readonly now: Date
}

/** An expense among others: who has paid how much for what, how it stands, and since when. */
export function ExpenseRow({ record, now }: ExpenseRowProps) {
  const { kind, amountOre, person, state, sent, deviations } = record
  const isOdd = state === 'RECEIVED' && deviations.length > 0
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>
          {expenseKindText[kind]} · {formatNok(amountOre)}
        </span>
        <StateBadge meaning={isOdd ? 'wrong' : meanings[state]}>
          {(isOdd ? texts.odd : states.options?.[state]) ?? state}
        </StateBadge>
      </span>
      <span className={css.line}>
        <span className={css.meta}>{person}</span>
        <span className={css.who}>{followUpOf(record, now) || formatMoment(sent, now)}</span>
      </span>
    </>
  )
}
