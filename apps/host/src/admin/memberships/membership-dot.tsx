import { StatusDot } from '@delebil/ui'
import { membershipStatus } from './membership-status.ts'

/** How a membership stands, in a word with its shape. */
export function MembershipDot({ membership }: { readonly membership: Parameters<typeof membershipStatus>[0] }) {
  const { text, tone } = membershipStatus(membership)
  return <StatusDot tone={tone}>{text}</StatusDot>
}
