import { adminTable } from '../../../admin-records/stores/table.ts'

export const propertyGroupsTable = adminTable('property-groups', {
  table: 'property_group',
  columns: { isShared: '(r.organization_id is null)' },
  isOf: (organizationId) => `(r.organization_id is null or r.organization_id = ${organizationId})`,
  inUse: 'property.in-use',
})
