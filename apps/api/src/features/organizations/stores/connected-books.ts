import type { Queryable } from '../../../platform/db/queryable.ts'

/** Whether an organization has its books in Tripletex and reached them when that was last tried. */
export const isConnected = async (db: Queryable, organizationId: number): Promise<boolean> =>
  (await db.oneRow(
    `select from organization o join accounting_configuration c on c.organization_id = o.id
     where o.id = $1 and o.accounting_system = 'TRIPLETEX' and c.employee_token is not null and c.tested_at is not null and c.problem is null`,
    [organizationId],
  )) !== undefined
