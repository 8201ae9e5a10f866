import type { Queryable } from '../../../platform/db/queryable.ts'

/** Whether a club has the feature on, or any club where none is named; one that nobody has set is off. */
export const isFeatureEnabled = async (db: Queryable, name: string, organizationId?: number): Promise<boolean> => {
  const { enabled } = await db.theRow<{ enabled: boolean }>(
    `select exists (select from club_feature where name = $1 and enabled
         and ($2::int is null or organization_id = $2)) as enabled`,
    [name, organizationId ?? null],
  )
  return enabled
}
