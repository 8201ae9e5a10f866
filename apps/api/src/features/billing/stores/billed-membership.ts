/** SQL: the membership that pays for what a row has: its own, or the one that granted it. */
export const billedMembership = (row: string): string =>
  `coalesce((select payer.parent_membership_id from membership payer
     where (payer.organization_id, payer.id) = (${row}.organization_id, ${row}.membership_id)), ${row}.membership_id)`
