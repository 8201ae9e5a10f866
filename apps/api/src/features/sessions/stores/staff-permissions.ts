import type { Queryable } from '../../../platform/db/queryable.ts'

/** What a person may do in an organisation. */
export type StaffPermissions = { organizationId: number; personId: number; permissions: string[] }

/** What some persons may do in some organisations right now; who may nothing is left out. */
export const listStaffPermissions = (
  db: Queryable,
  personIds: readonly number[],
  organizationIds: readonly number[],
): Promise<StaffPermissions[]> =>
  db.rows(
    `select organization_id as "organizationId", person_id as "personId", array_agg(permission) as permissions
     from held_permission where person_id = any($1::int[]) and organization_id = any($2::int[]) group by 1, 2`,
    [personIds, organizationIds],
    'list-staff-permissions',
  )

/** Permissions of one person in one club. */
export type OrganizationPermissions = { organizationId: number; permissions: string[] }

/** What a person may do, per club, for clubs with any permission. */
export const listPermissions = (db: Queryable, personId: number): Promise<OrganizationPermissions[]> =>
  db.rows(
    `select organization_id as "organizationId", array_agg(permission order by permission) as permissions
     from held_permission where person_id = $1 group by organization_id order by organization_id`,
    [personId],
    'list-permissions',
  )
