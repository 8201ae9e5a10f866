import { adminResources } from '@delebil/core-api/admin'
import type { AdminTable } from '../table.ts'

/** SQL: the person is one of the organisation's: in a membership of it, on its staff, or written down by it. */
const isPersonOf = (organization: string): string => `r.deleted_at is null and (
  exists (select from membership_member o where o.person_id = r.id and o.organization_id = ${organization})
  or exists (select from organization_permission o where o.person_id = r.id and o.organization_id = ${organization})
  or exists (select from organization_person o where o.person_id = r.id and o.organization_id = ${organization}))`

export const persons: AdminTable = {
  resource: adminResources.persons,
  table: 'person',
  isOf: isPersonOf,
  columns: {
    membershipCount: '(select count(*) from membership_member o where o.person_id = r.id and o.organization_id = $1)', // Of this club: how many another has of them is not ours to know.
    created: 'r.created_at',
  },
  unique: { person_by_email: ['email', 'person.email-taken'] },
}

export const memberships: AdminTable = {
  resource: adminResources.memberships,
  table: 'membership',
  from: `membership r left join membership_type t on t.organization_id = r.organization_id and t.id = r.membership_type_id`,
  columns: {
    membershipType: 't.name',
    memberCount:
      '(select count(*) from membership_member o where o.organization_id = r.organization_id and o.membership_id = r.id)',
    acceptAffected: 'null::boolean',
    created: 'r.created_at',
  },
  emptyIf: { membershipType: 'r.membership_type_id is null' },
  unique: { membership_by_organization_number: ['organizationNumber', 'membership.organization-taken'] },
  inUse: 'membership.in-use',
}

export const membershipTypes: AdminTable = {
  resource: adminResources.membershipTypes,
  table: 'membership_type',
  unique: { membership_type_organization_id_terms_version_fkey: ['termsVersion', 'field.unknown'] },
}

export const memberCards: AdminTable = {
  resource: adminResources['member-cards'],
  table: 'member_card',
  from: 'member_card r left join person p on p.id = r.person_id',
  columns: { cardNumber: 'coalesce(r.card_number, r.chip_id)', person: 'p.name' },
  emptyIf: { person: 'r.person_id is null' },
  searchIf: {
    person: (has) => `r.person_id = any(array(select h.id from person h where ${has('h.name')}))`,
  },
  unique: {
    member_card_chip: ['chipId', 'member-card.taken'],
    member_card_number: ['cardNumber', 'member-card.taken'],
  },
}
