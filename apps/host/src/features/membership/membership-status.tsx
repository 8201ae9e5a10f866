import type { Membership } from '@delebil/core-api'
import { StatusDot } from '@delebil/ui'
import { describeMembership, membershipStateText } from '@delebil/validation/text'

/** The state of a membership in a word with its shape. `isLong`: in the longer wording of a page of its own. */
export function MembershipStatus({ membership, isLong = false }: { membership: Membership; isLong?: boolean }) {
  const { text, indicator } = describeMembership(membership)
  const isPaymentMissing = isLong && membership.state === 'PAYMENT_REQUIRED'
  return (
    <StatusDot tone={indicator ?? 'none'}>{isPaymentMissing ? membershipStateText.paymentMissing : text}</StatusDot>
  )
}
