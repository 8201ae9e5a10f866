import type { Queryable } from '../../db/queryable.ts'
import { listMemberships } from '../../stores/memberships.ts'
import { listPermissions } from '../../stores/persons.ts'

/** The clubs that a person is a member or on the staff of. */
export const organizationsOf = async (db: Queryable, personId: number): Promise<ReadonlySet<number>> => {
  const found = [...(await listMemberships(db, personId)), ...(await listPermissions(db, personId))]
  return new Set(found.map(({ organizationId }) => organizationId))
}
