import type { Membership, Refusal, Whoami } from '@delebil/core-api'
import { type ProblemCode, problemText } from '@delebil/validation/text'

export function sampleMembership(more: Partial<Membership> = {}): Membership {
  return {
    id: 1,
    name: 'Privat',
    type: 'PRIVATE',
    state: 'ACTIVE',
    isOwner: true,
    default: false,
    canCreateReservation: true,
    organizationId: 1,
    externalIdCardVerificationRequired: false,
    externalIdCard: null,
    memberCount: 1,
    defaultLocation: null,
    oidcId: null,
    discontinued: false,
    ...more,
  }
}

/** Kari, a member with one membership, for tests and stories. */
export function sampleWhoami(more: Partial<Whoami> = {}): Whoami {
  return {
    person: {
      id: 7,
      name: 'Kari Nordmann',
      email: 'kari@delebil.test',
      phone: null,
      cards: [],
      driversLicenseValid: true,
      notificationsPermitted: false,
      oidcId: null,
      organizationName: 'Byfjord bildeling',
    },
    memberships: [sampleMembership()],
    organizationPermissions: [],
    organizations: [
      {
        id: 1,
        key: 'byfjord',
        name: 'Byfjord bildeling',
        logoSvg: null,
        supportUrl: 'https://byfjord.test/hjelp',
        supportPhone: '+4755001122',
        supportEmail: 'hjelp@byfjord.test',
        nightWatchPhone: null,
        accountingSystem: null,
      },
    ],
    ...more,
  }
}

export function sampleRefusal(code: ProblemCode, status: number, more: Partial<Refusal> = {}): Refusal {
  return { code, status, message: problemText[code], fields: {}, ...more }
}
