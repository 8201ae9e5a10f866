import type { Membership } from '@delebil/core-api'
import type { Membership as StoredMembership } from './stores/memberships.ts'

/** `oidcId` is the external log-in of the person who looks: it belongs to the person, the spec shows it on the membership too. */
export const toMembership = (membership: StoredMembership, oidcId: string | null): Membership => {
  const { isDefault, concurrentReservationLimit: _, ...shown } = membership
  return { ...shown, default: isDefault, oidcId, discontinued: membership.state === 'CANCELED' }
}
