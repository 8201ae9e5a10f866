import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../platform/db/queryable.ts'
import { unlessViolated } from '../../platform/db/unless-violated.ts'
import type { PartnerKey } from '../../platform/verb.ts'

/** A public key of a partner, as JWK. */
export type PartnerSigningKey = { kid: string; algorithm: 'EdDSA' | 'RS256'; publicJwk: Record<string, unknown> }

export type Partner = {
  organizationId: number
  id: number
  key: string
  name: string
  audience: string
  /** The `partner_key` of the membership type that its people join. */
  membershipKey: string | null
  /** Those in force at the moment. */
  signingKeys: PartnerSigningKey[]
}

/** What a partner told of one of its people. */
export type ClaimedPerson = { subject: string; name: string; email: string | null; phone: string | null }

/** An active partner by the key in the address. */
export const findPartner = (db: Queryable, key: string, now: Date): Promise<Partner | undefined> =>
  db.oneRow<Partner>(
    `select organization_id as "organizationId", id, key, name, audience, membership_key as "membershipKey",
         coalesce((select json_agg(json_build_object('kid', k.kid, 'algorithm', k.algorithm, 'publicJwk', k.public_jwk))
           from partner_key k where (k.organization_id, k.partner_id) = (p.organization_id, p.id)
             and k.valid_from <= $2 and (k.valid_until is null or k.valid_until > $2)), '[]') as "signingKeys"
       from partner p where key = $1 and active`,
    [key, now],
  )

/** The partner of a session. */
export const findPartnerOfSession = (db: Queryable, { organizationId, id }: PartnerKey) =>
  db.theRow<Pick<Partner, 'key' | 'name' | 'membershipKey'>>(
    'select key, name, membership_key as "membershipKey" from partner where organization_id = $1 and id = $2',
    [organizationId, id],
  )

/** Uses a token up. Answers false where it has been used; of two at once one waits for the other. */
export const usePartnerToken = async (
  tx: Queryable,
  { organizationId, id }: PartnerKey,
  jtiHash: Buffer,
  expiresAt: Date,
): Promise<boolean> =>
  (await tx.change(
    `insert into partner_token_use (organization_id, partner_id, jti_hash, expires_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [organizationId, id, jtiHash, expiresAt],
  )) > 0

/** Forgets tokens that are too old to be used again. */
export const deletePartnerTokensBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from partner_token_use where expires_at < $1', [before])

/** The person of a partner's subject. Until the transaction ends, nobody else makes one. */
export const lockPartnerPerson = async (
  tx: Queryable,
  { organizationId, id }: PartnerKey,
  subject: string,
): Promise<number | undefined> => {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 20))', [`${organizationId} ${id} ${subject}`])
  const row = await tx.oneRow<{ personId: number }>(
    `select person_id as "personId" from partner_person
       where organization_id = $1 and partner_id = $2 and subject = $3`,
    [organizationId, id, subject],
  )
  return row?.personId
}

const insertLink = (tx: Queryable, partner: PartnerKey, personId: number, claims: ClaimedPerson, now: Date) =>
  tx.change(
    `insert into partner_person (organization_id, partner_id, subject, person_id, told_email, told_phone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [partner.organizationId, partner.id, claims.subject, personId, claims.email, claims.phone, now],
  )

/** Makes a person who can only log in by the partner: what it told of address and phone is no account's. Answers the id. */
export const createPartnerPerson = async (
  tx: Queryable,
  partner: PartnerKey,
  claims: ClaimedPerson,
  now: Date,
): Promise<number> => {
  const { id } = await tx.theRow<{ id: number }>(
    'insert into person (name, email, created_at) values ($1, $2, $3) returning id',
    [claims.name, `partner-${randomUUID()}@delebil.invalid`, now],
  )
  await insertLink(tx, partner, id, claims, now)
  return id
}

/** Answers false, and changes nothing, where the person is linked to somebody else at the partner. */
export const linkPartnerPerson = (
  tx: Queryable,
  partner: PartnerKey,
  personId: number,
  claims: ClaimedPerson,
  now: Date,
): Promise<boolean> => unlessViolated(tx, 'unique', () => insertLink(tx, partner, personId, claims, now))

/** A page of a partner, and whose it is. */
export type PartnerOrigin = PartnerKey & { readonly key: string; readonly origin: string }

/** Where the pages of all active partners are. */
export const listPartnerOrigins = (db: Queryable): Promise<PartnerOrigin[]> =>
  db.rows(
    `select p.organization_id as "organizationId", p.id, p.key, o.origin from partner_origin o
     join partner p on (p.organization_id, p.id) = (o.organization_id, o.partner_id) where o.active and p.active`,
  )
