import type { Membership } from '@delebil/core-api'

/** Memberships that a car of the club can be booked on. */
export function usableMemberships(memberships: readonly Membership[], organizationId: number): Membership[] {
  return memberships.filter(
    (membership) =>
      membership.organizationId === organizationId && membership.canCreateReservation && membership.state === 'ACTIVE',
  )
}
