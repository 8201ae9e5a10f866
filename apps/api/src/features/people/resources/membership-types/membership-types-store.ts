import { adminTable } from '../../../admin-records/stores/table.ts'

export const membershipTypesTable = adminTable('membershipTypes', {
  table: 'membership_type',
  unique: { membership_type_organization_id_terms_version_fkey: ['termsVersion', 'field.unknown'] },
})
