import { oneRow, type Queryable } from '../db/queryable.ts'

/** Whether the feature is on; one that nobody has set is off. */
export const isFeatureEnabled = async (db: Queryable, name: string): Promise<boolean> => {
  const row = await oneRow(db.rows<{ enabled: boolean }>('select enabled from feature_toggle where name = $1', [name]))
  return row?.enabled ?? false
}
