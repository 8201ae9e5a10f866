import { isPersonOf } from '../../../admin-records/stores/person-of.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'

export const personsTable = adminTable('persons', {
  table: 'person',
  isOf: isPersonOf,
  columns: {
    currentPassword: 'null::text',
    membershipCount: '(select count(*) from membership_member o where o.person_id = r.id and o.organization_id = $1)', // Of this club: how many another has of them is not ours to know.
    licenseValidUntil: 'r.license_valid_until::text',
    created: 'r.created_at',
  },
  lookups: [
    { from: 'person h', by: 'r.id', most: 5000, fields: { name: 'h.name', email: 'h.email', phone: 'h.phone' } },
  ],
  unique: { person_by_email: ['email', 'person.email-taken'] },
})
