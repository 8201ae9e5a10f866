import { adminTable } from '../../../admin-records/stores/table.ts'

export const propertiesTable = adminTable('properties', {
  table: 'property',
  from: 'property r join property_group g on g.key = r.group_key',
  columns: {
    groupId: 'g.id',
    groupName: 'g.name',
    isShared: '(r.organization_id is null)',
  },
  isOf: (organizationId) => `(r.organization_id is null or r.organization_id = ${organizationId})`,
})
