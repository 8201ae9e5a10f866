import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { membershipTypesTable } from './membership-types-store.ts'

export const membershipTypesResource: ServerResource<'membershipTypes'> = {
  ...membershipTypesTable,
  rules: {
    template: () => ({
      kind: 'PRIVATE',
      organizationNumberRequired: false,
      paymentRequired: false,
      depositOre: 0,
      feeOre: 0,
      externalIdCardVerificationRequired: false,
      concurrentReservationLimit: null,
      active: true,
    }),
  },
}
