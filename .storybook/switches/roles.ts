import type { Whoami } from '@delebil/core-api'
import { mockApi } from '@delebil/core-api/mocks'
import { sampleMembership, sampleWhoami } from '../../apps/host/src/sample/sample-session.ts'

const member = sampleMembership({ isOwner: false, memberCount: 2 })

/** Who may be logged in; `null` is nobody. */
const people: Readonly<Record<string, () => Whoami | null>> = {
  visitor: () => null,
  member: () => sampleWhoami({ memberships: [member] }),
  owner: () => sampleWhoami(),
  unpaid: () =>
    sampleWhoami({ memberships: [sampleMembership({ state: 'PAYMENT_REQUIRED', canCreateReservation: false })] }),
  several: () =>
    sampleWhoami({
      memberships: [
        sampleMembership({ default: true }),
        sampleMembership({ id: 2, name: 'Fløyfjell Arkitekter AS', type: 'COMPANY', isOwner: false, memberCount: 12 }),
        sampleMembership({ id: 3, name: 'Koret', isOwner: false, state: 'PAUSED', canCreateReservation: false }),
      ],
    }),
  staff: () =>
    sampleWhoami({
      organizationPermissions: [
        { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'MEMBERSHIP_READ'] },
      ],
    }),
}

/** The person of a role; nothing where the story itself says who it is. */
export const personOf = (role: unknown): Whoami | null | undefined => people[String(role)]?.()

/** What the server says to "who am I". */
export const whoamiHandlers = (person: Whoami | null | undefined) =>
  person ? mockApi('', { whoami: () => person }) : []
