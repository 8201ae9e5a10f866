import { adminTable } from '../../../admin-records/stores/table.ts'

export const membershipsTable = adminTable('memberships', {
  table: 'membership',
  from: `membership r left join membership_type t on t.organization_id = r.organization_id and t.id = r.membership_type_id`,
  columns: {
    membershipType: 't.name',
    memberCount:
      '(select count(*) from membership_member o where o.organization_id = r.organization_id and o.membership_id = r.id)',
    ownerPhone: `(select p.phone from membership_member o join person p on p.id = o.person_id
      where o.organization_id = r.organization_id and o.membership_id = r.id and o.is_owner order by o.person_id limit 1)`,
    acceptAffected: 'null::boolean',
    created: 'r.created_at',
  },
  emptyIf: { membershipType: 'r.membership_type_id is null' },
  lookups: [
    {
      from: 'membership h',
      where: 'h.organization_id = $1',
      by: 'r.id',
      most: 5000,
      fields: { name: 'h.name', organizationNumber: 'h.organization_number' },
    },
  ],
  unique: { membership_by_organization_number: ['organizationNumber', 'membership.organization-taken'] },
  inUse: 'membership.in-use',
})
