import type { Queryable } from '../platform/db/queryable.ts'

/** Whether there is no organization yet. */
export const isEmpty = async (db: Queryable): Promise<boolean> => {
  const row = await db.oneRow('select from organization limit 1')
  return row === undefined
}
