import type { Queryable } from '../../../platform/db/queryable.ts'

/** SQL: the membership that pays for what a row has: its own, or the one that granted it. */
export const billedMembership = (row: string): string =>
  `coalesce((select payer.parent_membership_id from membership payer
     where (payer.organization_id, payer.id) = (${row}.organization_id, ${row}.membership_id)), ${row}.membership_id)`

/** The membership that pays for what another is charged for: itself, or the one that granted it. */
export const findBilledMembership = async (db: Queryable, organizationId: number, id: number): Promise<number> => {
  const found = await db.oneRow<{ payer: number }>(
    `select ${billedMembership('asked')} as payer from (select $1::int as organization_id, $2::int as membership_id) asked`,
    [organizationId, id],
  )
  return found?.payer ?? id
}
