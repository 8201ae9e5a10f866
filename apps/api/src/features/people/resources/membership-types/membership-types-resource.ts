import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { findTerms } from '../../../organizations/stores/terms.ts'
import { membershipTypesTable } from './membership-types-store.ts'

export const membershipTypesResource: ServerResource<'membershipTypes'> = {
  ...membershipTypesTable,
  rules: {
    template: async ({ call }) => ({
      termsVersion: (await findTerms(call.db, call.office.organizationId, call.now))?.version ?? '',
      kind: 'PRIVATE',
      organizationNumberRequired: false,
      paymentRequired: false,
      depositOre: 0,
      feeOre: 0,
      shareOre: null,
      externalIdCardVerificationRequired: false,
      concurrentReservationLimit: null,
      active: true,
    }),
  },
}
