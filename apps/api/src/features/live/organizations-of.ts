import type { Queryable } from '../../platform/db/queryable.ts'
import { listMemberships } from '../memberships/stores/memberships.ts'
import { listPermissions } from '../sessions/stores/staff-permissions.ts'

/** The clubs that a person is a member or on the staff of. */
export const organizationsOf = async (db: Queryable, personId: number): Promise<ReadonlySet<number>> => {
  const found = [...(await listMemberships(db, personId)), ...(await listPermissions(db, personId))]
  return new Set(found.map(({ organizationId }) => organizationId))
}
