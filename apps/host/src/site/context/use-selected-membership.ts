import type { Membership } from '@delebil/core-api'
import { useSessionState } from './site-context.ts'

/** The membership that the person has chosen to use. */
export function useSelectedMembership(): Membership | undefined {
  const { whoami, selectedMembershipId } = useSessionState()
  return whoami?.memberships.find(({ id }) => id === selectedMembershipId)
}
