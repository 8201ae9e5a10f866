import type { BookingHost } from '../booking-host.ts'

/** The club that is searched: that of the chosen membership, or the only one there is. */
export function organizationToSearch({
  selectedMembership,
  organizations,
}: Pick<BookingHost, 'selectedMembership' | 'organizations'>): number | undefined {
  const only = organizations.length === 1 ? organizations[0]?.id : undefined
  return selectedMembership?.organizationId ?? only
}
