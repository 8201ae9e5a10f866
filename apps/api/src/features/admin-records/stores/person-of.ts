// An offset, even of nothing, keeps the planner from reading all memberships there are to answer it of a few persons.
/** SQL: the person `r` is one of the organisation's: in a membership of it, on its staff, or written down by it. */
export const isPersonOf = (organization: string): string => `r.deleted_at is null and (
  exists (select from membership_member o where o.person_id = r.id and o.organization_id = ${organization} offset 0)
  or exists (select from organization_permission o where o.person_id = r.id and o.organization_id = ${organization} offset 0)
  or exists (select from organization_person o where o.person_id = r.id and o.organization_id = ${organization} offset 0))`
