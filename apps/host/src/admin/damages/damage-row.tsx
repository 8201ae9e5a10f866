import { formatMoment, StateBadge, type StateMeaning } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { followUpOf } from '../shared/case-actions.ts'
import * as css from '../shared/case-row.css.ts'
import { damageTexts as texts } from './damage-texts.ts'

interface DamageRowProps {
  readonly record: Read<'damages'>
  readonly now: Date
}

const { state: states } = adminResources.damages.fields
const meanings: Readonly<Record<Read<'damages'>['state'], StateMeaning>> = {
  REPORTED: 'look',
  ACCEPTED: 'wrong',
  REPAIRED: 'going',
  DISMISSED: 'over',
}

/** A damage among others: what is wrong, with which car, how it stands, since when, and who follows it up. */
export function DamageRow({ record, now }: DamageRowProps) {
  const { description, state, carNumber, licensePlate, carActive, created } = record
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>{description}</span>
        <StateBadge meaning={meanings[state]}>{states.options?.[state] ?? state}</StateBadge>
      </span>
      <span className={css.line}>
        <span className={css.meta}>
          {texts.toCar(String(carNumber), licensePlate)}
          {!carActive && ` · ${texts.outShort}`}
        </span>
        <span className={css.who}>{followUpOf(record, now) || formatMoment(created, now)}</span>
      </span>
    </>
  )
}
