import type { Queryable } from '../../../platform/db/queryable.ts'

/** The sites of all organizations that have one by their own name, without a slash at the end. */
export const listOwnSites = async (db: Queryable): Promise<string[]> =>
  (
    await db.rows<{ site: string }>(
      'select site_url as site from organization where site_url is not null and closed_at is null',
      [],
      'list-own-sites',
    )
  ).map(({ site }) => site)

export const findOwnSite = async (db: Queryable, organizationId: number): Promise<string | undefined> =>
  (
    await db.oneRow<{ site: string | null }>('select site_url as site from organization where id = $1', [
      organizationId,
    ])
  )?.site ?? undefined

/** Whose site it is; undefined where it is the common one. */
export const findOrganizationOfSite = async (db: Queryable, site: string): Promise<number | undefined> =>
  (await db.oneRow<{ id: number }>('select id from organization where site_url = $1', [site], 'find-site'))?.id
