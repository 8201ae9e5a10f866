import type { Organization } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { useSessionState } from './site-context.ts'

/**
 * The club whose name, logo and support stand on the page: that of the selected membership, else of the selected
 * organisation, else the only club there is.
 */
export function useOrganization(): Organization | undefined {
  const { whoami, selectedMembershipId, selectedOrganizationId, organizations } = useSessionState()
  const membership = whoami?.memberships.find(({ id }) => id === selectedMembershipId)
  const wantedId = membership?.organizationId ?? selectedOrganizationId
  const all = useOrganizations()
  const known = organizations.length > 0 ? organizations : all
  return known.find(({ id }) => id === wantedId) ?? (known.length === 1 ? known[0] : undefined)
}

const none: readonly Organization[] = []

/** All clubs on this platform; empty until they are known. */
export function useOrganizations(): readonly Organization[] {
  return useAnswer('listOrganizations', {}, { isForAll: true }).data?.data ?? none
}
