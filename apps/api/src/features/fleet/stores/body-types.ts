import type { Queryable } from '../../../platform/db/queryable.ts'

/** What the active cars look like, of all clubs or of one. */
export const listBodyTypes = async (db: Queryable, organizationId?: number): Promise<string[]> => {
  const found = await db.rows<{ bodyType: string }>(
    `select distinct m.body_type as "bodyType" from car_model m where exists (
       select from car c where c.organization_id = m.organization_id and c.model_id = m.id and c.active)
     and ($1::int is null or m.organization_id = $1)`,
    [organizationId ?? null],
    'body-types',
  )
  return found.map(({ bodyType }) => bodyType)
}
