import type { PartnerPublicKey } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { PartnerKey } from '../../platform/verb.ts'

/** Lets just these sites read our answers. */
export const writeOrigins = async (tx: Queryable, { organizationId, id }: PartnerKey, origins: readonly string[]) => {
  await tx.change('delete from partner_origin where organization_id = $1 and partner_id = $2', [organizationId, id])
  await tx.change(
    `insert into partner_origin (organization_id, partner_id, origin) select $1, $2, origin from unnest($3::text[]) origin`,
    [organizationId, id, origins],
  )
}

/** Believes tokens that are signed with just these keys; one that was there already keeps when it began. */
export const writeKeys = async (
  tx: Queryable,
  { organizationId, id }: PartnerKey,
  keys: readonly PartnerPublicKey[],
  now: Date,
) => {
  const values = [organizationId, id, JSON.stringify(keys)]
  await tx.change(
    `delete from partner_key k where organization_id = $1 and partner_id = $2 and not exists (
       select from jsonb_to_recordset($3::jsonb) as new("kid" text, "algorithm" text, "publicJwk" jsonb)
       where new.kid = k.kid and new.algorithm = k.algorithm and new."publicJwk" = k.public_jwk)`,
    values,
  )
  await tx.change(
    `insert into partner_key (organization_id, partner_id, kid, algorithm, public_jwk, valid_from)
     select $1, $2, kid, algorithm, "publicJwk", $4
     from jsonb_to_recordset($3::jsonb) as new("kid" text, "algorithm" text, "publicJwk" jsonb)
     on conflict (organization_id, partner_id, kid) do update set valid_until = null where partner_key.valid_until is not null`,
    [...values, now],
  )
}

/** Whether somebody has logged in from the partner. */
export const hasPeople = async (db: Queryable, { organizationId, id }: PartnerKey): Promise<boolean> =>
  (await db.oneRow('select from partner_person where organization_id = $1 and partner_id = $2 limit 1', [
    organizationId,
    id,
  ])) !== undefined
