import type { Permission } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'

/** Lets whoever makes an organization at the same time wait, so that one of two with the same name is made. */
export const lockOrganizations = async (tx: Queryable): Promise<void> => {
  await tx.change('lock table organization in share row exclusive mode')
}

export const hasOrganizationNamed = async (db: Queryable, name: string): Promise<boolean> =>
  (await db.oneRow('select from organization where lower(name) = lower($1) limit 1', [name])) !== undefined

/** Triggers give it its products, and its terms have a first version; undefined where another has the key. */
export const insertOrganization = async (
  tx: Queryable,
  { key, name }: { readonly key: string; readonly name: string },
  now: Date,
): Promise<number | undefined> => {
  const row = await tx.oneRow<{ id: number }>(
    `with made as (insert into organization (key, name) values ($1, $2) on conflict (key) do nothing returning id),
       terms_made as (insert into terms (organization_id, version, valid_from) select id, '1', $3 from made)
     select id from made`,
    [key, name, now],
  )
  return row?.id
}

export const grantPermissions = async (
  tx: Queryable,
  { organizationId, personId }: { readonly organizationId: number; readonly personId: number },
  permissions: readonly Permission[],
): Promise<void> => {
  await tx.change(
    `insert into organization_permission (organization_id, person_id, permission)
     select $1, $2, permission from unnest($3::text[]) permission on conflict do nothing`,
    [organizationId, personId, permissions],
  )
}

/** Lets organizations switch on what there is; what is known already stays as it is. Triggers give each its own switch. */
export const addFeatures = async (
  tx: Queryable,
  features: readonly { readonly name: string; readonly title: string; readonly description: string }[],
): Promise<void> => {
  await tx.change(
    `insert into feature_toggle (name, title, description, enabled)
     select name, title, description, false from jsonb_to_recordset($1::jsonb) as f(name text, title text, description text)
     on conflict (name) do nothing`,
    [JSON.stringify(features)],
  )
}
