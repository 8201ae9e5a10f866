import type { Queryable } from '../../platform/db/queryable.ts'

/** What an organization has of all that is made by its staff. */
export type Made = {
  readonly contact: boolean
  readonly membershipType: boolean
  readonly tariff: boolean
  readonly car: boolean
  /** Prices with VAT are of a club that is registered for it. */
  readonly vat: boolean
  readonly administrators: boolean
  readonly logo: boolean
  readonly nightWatch: boolean
}

export const findMade = (db: Queryable, organizationId: number): Promise<Made> =>
  db.theRow<Made>(
    `select o.support_email is not null or o.support_phone is not null as contact,
       exists (select from membership_type t where t.organization_id = o.id and t.active) as "membershipType",
       exists (select from tariff t where t.organization_id = o.id and t.valid_from <= now()) as tariff,
       exists (select from car c where c.organization_id = o.id and c.active) as car,
       o.is_vat_registered or not exists (
         select from tariff t where t.organization_id = o.id and t.valid_from <= now() and t.vat_percent > 0) as vat,
       (select count(distinct h.person_id) > 1 from held_permission h
         where h.organization_id = o.id and h.permission = 'ADMIN_SETTINGS_WRITE') as administrators,
       o.logo_svg is not null as logo,
       o.night_watch_phone is not null as "nightWatch"
     from organization o where o.id = $1`,
    [organizationId],
  )

export type StoredProfile = {
  readonly key: string
  readonly name: string
  readonly logoSvg: string | null
  readonly supportUrl: string | null
  readonly nightWatchPhone: string | null
  /** The site by the organization's own name, without a slash at the end. */
  readonly siteUrl: string | null
}

export const findProfile = (db: Queryable, organizationId: number): Promise<StoredProfile> =>
  db.theRow<StoredProfile>(
    `select key, name, logo_svg as "logoSvg", support_url as "supportUrl", night_watch_phone as "nightWatchPhone", site_url as "siteUrl"
     from organization where id = $1`,
    [organizationId],
  )

/** Changes of one organization wait for each other. */
export const lockProfile = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows('select from organization where id = $1 for no key update', [organizationId])
}

export const saveProfile = async (
  tx: Queryable,
  organizationId: number,
  { logoSvg, supportUrl, nightWatchPhone, siteUrl }: Omit<StoredProfile, 'key' | 'name'>,
): Promise<void> => {
  await tx.change(
    'update organization set logo_svg = $2, support_url = $3, night_watch_phone = $4, site_url = $5 where id = $1',
    [organizationId, logoSvg, supportUrl, nightWatchPhone, siteUrl],
  )
}

/** Whether another organization has the site. */
export const isSiteTaken = async (db: Queryable, organizationId: number, siteUrl: string): Promise<boolean> =>
  (await db.oneRow('select from organization where site_url = $2 and id <> $1', [organizationId, siteUrl])) !==
  undefined

/** A car of the organization that can be asked how it is. */
export const findAskableCar = (
  db: Queryable,
  organizationId: number,
): Promise<{ carNumber: string; licensePlate: string } | undefined> =>
  db.oneRow(
    `select car_number::text as "carNumber", license_plate as "licensePlate" from car
     where organization_id = $1 and active and 'TELEMATICS' = any (access) order by car_number limit 1`,
    [organizationId],
  )
