import type { RecordKey } from '../../platform/audit/change-store.ts'

/** There is one staff an organisation, and it has the organisation's id. */
export const recordOfStaff = (organizationId: number): RecordKey => ({
  organizationId,
  resource: 'staff',
  id: organizationId,
})
