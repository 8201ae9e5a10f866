import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'

/** Puts somebody else into membership 2; answers who. */
export const strangerInside = async (db: Queryable): Promise<number> => {
  await db.change('insert into membership_member (organization_id, membership_id, person_id) values (1, 2, 3)')
  return 3
}
