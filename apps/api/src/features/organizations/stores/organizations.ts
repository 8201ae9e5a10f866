import type { Organization } from '@delebil/core-api'
import type { Queryable } from '../../../platform/db/queryable.ts'

export const organizationName = async (db: Queryable, id: number): Promise<string> =>
  (await db.theRow<{ name: string }>('select name from organization where id = $1', [id])).name

/** Whom a person asks about what staff did. */
export type OrganizationContact = { name: string; phone: string | null }

export const organizationContact = (db: Queryable, id: number): Promise<OrganizationContact> =>
  db.theRow<OrganizationContact>('select name, support_phone as phone from organization where id = $1', [id])

/** All clubs, by name. */
export const listOrganizations = (db: Queryable): Promise<Organization[]> =>
  db.rows(`
    select id, key, name, logo_svg as "logoSvg", support_url as "supportUrl", support_phone as "supportPhone",
      support_email as "supportEmail", night_watch_phone as "nightWatchPhone", accounting_system as "accountingSystem"
    from organization where closed_at is null order by name collate "nb-NO-x-icu", id`)
