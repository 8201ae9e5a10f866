import type { Queryable } from '../../platform/db/queryable.ts'

/** Somebody at the provider of an organization. */
export type Identity = { readonly organizationId: number; readonly issuer: string; readonly sub: string }

/** Who of the organization's staff came by it as this identity before. */
export const findLinkedStaff = async (
  db: Queryable,
  { organizationId, issuer, sub }: Identity,
): Promise<number | undefined> =>
  (
    await db.oneRow<{ personId: number }>(
      `select l.person_id as "personId" from identity_link l
       where (l.organization_id, l.issuer, l.sub) = ($1, $2, $3) and exists (select from held_permission h
         where (h.organization_id, h.person_id) = (l.organization_id, l.person_id))`,
      [organizationId, issuer, sub],
    )
  )?.personId

/** Links the one of the organization's staff who has the address and whom nobody comes as yet; undefined where there is none. */
export const linkStaff = async (
  tx: Queryable,
  { organizationId, issuer, sub }: Identity,
  email: string,
  now: Date,
): Promise<number | undefined> =>
  (
    await tx.oneRow<{ personId: number }>(
      `insert into identity_link (organization_id, issuer, sub, person_id, linked_at)
       select $1, $2, $3, p.id, $5 from person p
       where lower(p.email) = lower($4) and p.deleted_at is null
         and exists (select from held_permission h where (h.organization_id, h.person_id) = ($1, p.id))
         and not exists (select from identity_link l where (l.organization_id, l.issuer, l.person_id) = ($1, $2, p.id))
       on conflict do nothing returning person_id as "personId"`,
      [organizationId, issuer, sub, email, now],
    )
  )?.personId
