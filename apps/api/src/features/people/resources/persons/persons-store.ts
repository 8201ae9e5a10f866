import { adminTable } from '../../../admin-records/stores/table.ts'

// An offset, even of nothing, keeps the planner from reading all memberships there are to answer it of a few persons.
/** SQL: the person is one of the organisation's: in a membership of it, on its staff, or written down by it. */
export const isPersonOf = (organization: string): string => `r.deleted_at is null and (
  exists (select from membership_member o where o.person_id = r.id and o.organization_id = ${organization} offset 0)
  or exists (select from organization_permission o where o.person_id = r.id and o.organization_id = ${organization} offset 0)
  or exists (select from organization_person o where o.person_id = r.id and o.organization_id = ${organization} offset 0))`

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
