import type { Membership } from '@delebil/core-api'
import { Select } from '@delebil/ui'
import { CreditCard } from 'lucide-react'
import { texts } from '../locale/texts.ts'
import { membershipField } from './booking.css.ts'
import { ConfirmRow } from './confirm-row.tsx'

export interface MembershipRowProps {
  readonly memberships: readonly Membership[]
  readonly membershipId: number | undefined
  readonly onMembership: (id: number) => void
}

/** Who pays; a member of several chooses where it stands. */
export function MembershipRow({ memberships, membershipId, onMembership }: MembershipRowProps) {
  const chosen = memberships.find(({ id }) => id === membershipId)
  if (memberships.length === 0) return null
  if (memberships.length === 1) {
    return <ConfirmRow icon={CreditCard} title={chosen?.name ?? ''} text={texts.booking.membership} />
  }
  return (
    <ConfirmRow icon={CreditCard} title={texts.booking.membership}>
      <div className={membershipField}>
        <Select
          label={texts.booking.membershipPlaceholder}
          options={memberships.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={membershipId === undefined ? null : String(membershipId)}
          onChange={(id) => onMembership(Number(id))}
        />
      </div>
    </ConfirmRow>
  )
}
