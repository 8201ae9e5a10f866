import type { MembershipType } from '@delebil/core-api'
import { formatNok } from '@delebil/validation/text'
import { useId } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { costOf } from './cost-of.ts'
import { membershipTexts } from './membership-texts.ts'
import * as css from './type-cards.css.ts'

const { join } = membershipTexts

export interface TypeCardsProps {
  readonly types: readonly MembershipType[]
  readonly value: number
  readonly onChange: (id: number) => void
}

/** The types of membership, each with what it is for, costs and asks. */
export function TypeCards({ types, value, onChange }: TypeCardsProps) {
  return (
    <RadioGroup
      aria-label={join.kind}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      className={css.cards}
    >
      {types.map((type) => (
        <TypeCard key={type.id} type={type} />
      ))}
    </RadioGroup>
  )
}

function TypeCard({ type }: { readonly type: MembershipType }) {
  const id = useId()
  const { name, description, depositOre, feeOre, shareOre = 0 } = type
  const cost = costOf(type) + shareOre
  const parts = [
    ...(depositOre > 0 ? [join.deposit(formatNok(depositOre))] : []),
    ...(feeOre > 0 ? [join.fee(formatNok(feeOre))] : []),
    ...(shareOre > 0 ? [join.share(formatNok(shareOre))] : []),
  ]
  return (
    <Radio value={String(type.id)} className={css.card} aria-label={name} aria-describedby={id}>
      <span className={css.mark} />
      <span className={css.head}>
        <span className={css.name}>{name}</span>
        <span className={css.price}>{cost > 0 ? formatNok(cost) : join.free}</span>
      </span>
      <span id={id} className={css.facts}>
        <span className={css.fact}>{description}</span>
        {parts.length > 0 && <span className={css.fact}>{parts.join(', ')}</span>}
        {type.externalIdCardVerificationRequired && <span className={css.fact}>{join.idCard}</span>}
      </span>
    </Radio>
  )
}
