import type { Queryable } from '../../../platform/db/queryable.ts'

/** The key of a group that an organization may put a property into. */
export const findPropertyGroup = async (
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<string | undefined> =>
  (
    await db.oneRow<{ key: string }>(
      'select key from property_group where id = $2 and (organization_id is null or organization_id = $1)',
      [organizationId, id],
    )
  )?.key

/** Whether a car of the organization has a property, in use or not. */
export const hasCarWith = async (db: Queryable, organizationId: number, id: number): Promise<boolean> =>
  (await db.oneRow(
    `select from car c join property p on c.properties @> array[p.group_key || ':' || p.key]
     where c.organization_id = $1 and p.id = $2 limit 1`,
    [organizationId, id],
  )) !== undefined

/** What the organization's cars can have: its own properties and those that are everybody's, as 'GROUP_KEY:KEY'. */
export const listChoosableProperties = (
  db: Queryable,
  organizationId: number,
): Promise<{ key: string; name: string; group: string }[]> =>
  db.rows(
    `select p.group_key || ':' || p.key as key, p.name, g.name as group from property_group g join property p on p.group_key = g.key
     where p.organization_id is null or p.organization_id = $1 order by g.position, g.key, p.position, p.key`,
    [organizationId],
  )

/** Those of the texts that are no property that the organization's cars can have. */
export const unknownProperties = async (
  db: Queryable,
  organizationId: number,
  properties: readonly string[],
): Promise<string[]> => {
  // A property has a name of its own: what is asked for needs another.
  const rows = await db.rows<{ wanted: string }>(
    `select wanted from unnest($2::text[]) wanted where not exists (select from property p
       where p.group_key || ':' || p.key = wanted and (p.organization_id is null or p.organization_id = $1))`,
    [organizationId, properties],
  )
  return rows.map(({ wanted }) => wanted)
}
