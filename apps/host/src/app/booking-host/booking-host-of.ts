import type { BookingHost } from '@delebil/booking-widget'
import type { Organization } from '@delebil/core-api'
import type { Snapshot } from 'valtio/vanilla'
import type { Site } from '../../site/context/site.ts'
import { scopeStorage } from '../../site/session/scope-storage.ts'
import type { SessionState } from '../../site/session/session-state.ts'

interface Who {
  readonly whoami?: Snapshot<SessionState>['whoami'] | undefined
  readonly selectedMembershipId?: number | undefined
}

/** Who uses the booking widget, and with what. */
export function bookingHostOf(
  { api, storage, now }: Pick<Site, 'api' | 'storage' | 'now'>,
  { whoami, selectedMembershipId }: Who,
  allOrganizations: readonly Organization[],
): Pick<
  BookingHost,
  'api' | 'storage' | 'now' | 'isLimited' | 'person' | 'memberships' | 'selectedMembership' | 'organizations'
> {
  const memberships = whoami?.memberships ?? []
  return {
    api,
    storage: scopeStorage(storage, 'booking'),
    now,
    isLimited: whoami?.partner !== undefined,
    person: whoami && { id: whoami.person.id, name: whoami.person.name },
    memberships,
    selectedMembership: memberships.find(({ id }) => id === selectedMembershipId),
    organizations: whoami?.organizations ?? allOrganizations,
  }
}
