import type { MembershipType } from '@delebil/core-api'
import { Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { muted, paragraph } from '../../site/page/page.css.ts'
import { membershipTexts } from './membership-texts.ts'

const { join } = membershipTexts

/** What the chosen type is for, costs and asks. */
export function TypeFacts({ type }: { type: MembershipType }) {
  const costs = [
    ...(type.depositOre > 0 ? [join.deposit(formatNok(type.depositOre))] : []),
    ...(type.feeOre > 0 ? [join.fee(formatNok(type.feeOre))] : []),
  ]
  return (
    <div role="status">
      <Stack gapPx={4}>
        <p className={paragraph}>{type.description}</p>
        <p className={muted}>{costs.length > 0 ? costs.join(', ') : join.free}</p>
        {type.externalIdCardVerificationRequired && <p className={muted}>{join.idCard}</p>}
      </Stack>
    </div>
  )
}
