import type { InvitationPreview, MembershipDetail, MembershipType, OwnBillingData, Terms } from '@delebil/core-api'
import { type Mocks, mockApi } from '@delebil/core-api/mocks'
import { standardPolicy } from '@delebil/validation'
import { sampleMembership, sampleWhoami } from './sample-session.ts'

export function sampleDetail(more: Partial<MembershipDetail> = {}): MembershipDetail {
  return {
    ...sampleMembership({ default: true, memberCount: 2 }),
    members: [],
    typeName: 'Privat',
    organizationNumber: null,
    parentName: null,
    depositOre: 0,
    feeOre: 0,
    isOverdue: false,
    ...more,
  }
}

const privateType: MembershipType = {
  id: 1,
  organizationId: 1,
  name: 'Privat',
  description: 'For deg og dem du bor sammen med.',
  kind: 'PRIVATE',
  organizationNumberRequired: false,
  termsVersion: '2026-1',
  paymentRequired: false,
  depositOre: 0,
  feeOre: 0,
  externalIdCardVerificationRequired: false,
}

export const sampleTypes: MembershipType[] = [
  privateType,
  {
    ...privateType,
    id: 2,
    name: 'Bedrift',
    description: 'For ansatte som kjører i jobben.',
    kind: 'COMPANY',
    organizationNumberRequired: true,
    paymentRequired: true,
    depositOre: 200_000,
    feeOre: 49_000,
  },
]

export const samplePreview: InvitationPreview = {
  organizationId: 1,
  organizationName: 'Byfjord bildeling',
  membershipName: 'Familien Hansen',
  invitedBy: 'Eva Hansen',
  inviteeName: 'Kari Nordmann',
  inviteeEmail: 'kari@delebil.test',
  hasAccount: true,
  canCreateReservation: true,
  isGrantedChildMembership: false,
  termsVersion: '2026-1',
  expires: '2026-12-05T12:00:00+01:00',
}

export const sampleBillingData: OwnBillingData = {
  type: 'PRIVATE',
  customer: 'Kari Nordmann',
  payerId: null,
  paidBy: null,
  addressLine: null,
  postalCode: null,
  city: null,
  organizationNumber: null,
  buyerReference: null,
  costCenter: null,
  invoiceGrouping: 'NONE',
  invoiceMethod: 'EMAIL',
  invoiceEmail: null,
  payer: 'Kari Nordmann',
  members: [
    { id: 7, name: 'Kari Nordmann' },
    { id: 8, name: 'Ola Nordmann' },
  ],
  missing: ['addressLine', 'postalCode', 'city'],
}

export const sampleTerms: Terms = {
  organizationId: 1,
  organizationName: 'Byfjord bildeling',
  version: '2026-1',
  text: null,
  tariffs: [
    {
      id: 1,
      key: 'small',
      name: 'Liten bil',
      validFrom: '2026-01-01T00:00:00+01:00',
      startFeeOre: 2500,
      hourOre: 3900,
      dayCapHours: 10,
      kilometerTiers: [
        { fromKm: 0, orePerKm: 300 },
        { fromKm: 100, orePerKm: 230 },
      ],
      superDamageWaiverHourOre: 600,
      superDamageWaiverDayCapHours: 10,
      vatCode: '3',
      vatPercent: 25,
      modelNames: ['Renault Zoe', 'Volkswagen e-up!'],
    },
  ],
  upcoming: [],
  policy: standardPolicy,
}

const well: Mocks = {
  getReadiness: () => ({ booking: null, driving: null, license: { state: 'VERIFIED', validUntil: null } }),
  writeLog: () => undefined,
  listOrganizations: () => ({ data: sampleWhoami().organizations }),
  listActiveReservations: () => ({ data: [] }),
  whoami: () => sampleWhoami(),
  listMembershipTypes: () => ({ data: sampleTypes }),
  getTerms: () => sampleTerms,
  previewInvitation: () => samplePreview,
  joinMembership: () => ({ entity: sampleDetail(), errors: [], error: null }),
  acceptInvitation: () => ({
    entity: sampleDetail({ name: 'Familien Hansen', isOwner: false }),
    errors: [],
    error: null,
  }),
  getPaymentService: () => ({ entity: { name: 'vipps', title: 'Vipps' } }),
  getMembership: () => sampleDetail(),
  getBillingData: () => sampleBillingData,
  updateBillingData: () => ({ entity: sampleBillingData, errors: [] }),
  updateMembership: () => ({ entity: sampleDetail(), errors: [] }),
  listLocations: () => ({
    data: [
      {
        id: 1,
        organizationId: 1,
        name: 'Danmarks plass',
        carCount: 4,
        parkingDescription: null,
        geojson: { type: 'Point', coordinates: [5.3372, 60.3748] },
      },
    ],
  }),
  listMembershipMembers: () => ({
    data: [
      { id: 7, name: 'Kari Nordmann', isOwner: true, default: true, canCreateReservation: true },
      { id: 8, name: 'Ola Nordmann', isOwner: false, default: false, canCreateReservation: false },
    ],
  }),
  listInvitations: () => ({
    data: [
      {
        id: 1,
        membershipId: 1,
        inviteeName: 'Siv Berg',
        inviteeEmail: 'siv@delebil.test',
        canCreateReservation: true,
        isGrantedChildMembership: false,
        created: '2026-11-21T12:00:00+01:00',
        expires: '2026-12-05T12:00:00+01:00',
      },
    ],
    children: [],
  }),
  removeMember: () => undefined,
  setDefaultMembership: () => ({
    entity: { id: 8, name: 'Ola Nordmann', isOwner: false, default: true, canCreateReservation: false },
    errors: [],
  }),
}

/** A sample server that answers everything about memberships well; a story replaces what it is about. */
export function membershipHandlers(more: Mocks = {}): ReturnType<typeof mockApi> {
  return mockApi('', { ...well, ...more })
}
