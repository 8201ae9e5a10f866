import type { Queryable } from '../../../platform/db/queryable.ts'

/** One thing that cars are filtered by, with its choices in order. A car names a choice as 'GROUP_KEY:KEY'. */
export type PropertyGroup = {
  key: string
  name: string
  operator: 'OR' | 'AND'
  values: { key: string; name: string }[]
}

/** All groups; with a club, only the choices that an active car of it has. What is a club's own is there while a car has it. */
export const listPropertyGroups = (db: Queryable, organizationId?: number): Promise<PropertyGroup[]> =>
  db.rows(
    `select g.key, g.name, g.operator, json_agg(json_build_object('key', p.key, 'name', p.name) order by p.position) as values
     from property_group g join property p on p.group_key = g.key
     where ($1::int is null and p.organization_id is null) or p.group_key || ':' || p.key in
       (select unnest(properties) from car where (organization_id = $1 or $1 is null) and active)
     group by g.key, g.name, g.operator, g.position order by g.position`,
    [organizationId ?? null],
    'property-groups',
  )
