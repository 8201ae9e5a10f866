import type { Permission } from '@delebil/core-api'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** The staff of an organisation that hold any of the rights; whose name another has too, with the address. */
export const listStaff = (
  db: Queryable,
  organizationId: number,
  anyOf: readonly Permission[],
): Promise<{ id: number; name: string }[]> =>
  db.rows(
    `select p.id, p.name || case when count(*) over (partition by p.name) > 1 then ' (' || p.email || ')' else '' end as name
     from person p where p.deleted_at is null and exists (select from held_permission o
       where o.organization_id = $1 and o.person_id = p.id and o.permission = any($2::text[]))
     order by p.name collate "nb-NO-x-icu", p.id`,
    [organizationId, anyOf],
  )

/** Whether a person is on the staff that holds any of the rights. */
export const isStaff = async (
  db: Queryable,
  organizationId: number,
  personId: number,
  anyOf: readonly Permission[],
): Promise<boolean> => {
  const rows = await db.rows(
    `select from held_permission where organization_id = $1 and person_id = $2
       and permission = any($3::text[]) limit 1`,
    [organizationId, personId, anyOf],
  )
  return rows.length > 0
}
