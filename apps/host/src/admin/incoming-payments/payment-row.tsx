import { formatDay, StateBadge, type StateMeaning } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import * as css from '../shared/case-row.css.ts'
import { payerOf } from './payer-of.ts'
import { paymentTexts as texts } from './payment-texts.ts'
import { stateTextOf } from './state-text-of.ts'

const meanings: Readonly<Record<Read<'incoming-payments'>['state'], StateMeaning>> = {
  WAITING: 'look',
  OVER: 'coming',
  SHORT: 'coming',
  MATCHED: 'over',
  SET_ASIDE: 'over',
}

/** A payment among others: who paid, how much, when, and how it stands. */
export function PaymentRow({ record }: { readonly record: Read<'incoming-payments'> }) {
  const { amountOre, bookedOn, kid, state } = record
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>{payerOf(record) ?? kid ?? texts.unknownPayer}</span>
        <span className={css.who}>{formatNok(amountOre)}</span>
      </span>
      <span className={css.line}>
        <span className={css.meta}>{[formatDay(bookedOn), payerOf(record) && kid].filter(Boolean).join(' · ')}</span>
        <StateBadge meaning={meanings[state]}>{stateTextOf(record)}</StateBadge>
      </span>
    </>
  )
}
