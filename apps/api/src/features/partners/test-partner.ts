import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { Queryable } from '../../platform/db/queryable.ts'

/** The partner of the tests: a housing co-operative of club 1. */
export const testPartner = {
  key: 'havna',
  audience: 'https://delebil.test',
  origin: 'https://havna.example',
} as const

export type TestPartnerKey = {
  readonly kid: string
  readonly algorithm: 'EdDSA' | 'RS256'
  readonly publicJwk: Record<string, unknown>
  readonly sign: (claims?: JWTPayload, header?: object) => Promise<string>
}

/** Seconds since 1970, as tokens count. */
export const seconds = (offset = 0): number => Math.floor(Date.now() / 1000) + offset

/** A key pair that signs good tokens; what is handed to `sign` takes the place of what a good one says, and undefined leaves it out. */
export const makeTestKey = async (kid: string, algorithm: 'EdDSA' | 'RS256' = 'EdDSA'): Promise<TestPartnerKey> => {
  const { publicKey, privateKey } = await generateKeyPair(algorithm)
  const good = () => ({
    iss: testPartner.key,
    aud: testPartner.audience,
    sub: 'beboer-1',
    jti: randomUUID(),
    iat: seconds(),
    exp: seconds(120),
    name: 'Berit Beboer',
  })
  return {
    kid,
    algorithm,
    publicJwk: { ...(await exportJWK(publicKey)) },
    sign: (claims = {}, header = {}) =>
      new SignJWT({ ...good(), ...claims }).setProtectedHeader({ alg: algorithm, kid, ...header }).sign(privateKey),
  }
}

type Validity = { readonly from?: string; readonly until?: string }

export const insertPartnerKey = async (
  db: Queryable,
  key: string,
  { kid, algorithm, publicJwk }: Pick<TestPartnerKey, 'kid' | 'algorithm' | 'publicJwk'>,
  { from = '-1 hour', until }: Validity = {},
): Promise<void> => {
  await db.change(
    `insert into partner_key (organization_id, partner_id, kid, algorithm, public_jwk, valid_from, valid_until)
     select organization_id, id, $2, $3, $4, now() + $5::interval, now() + $6::interval from partner where key = $1`,
    [key, kid, algorithm, JSON.stringify(publicJwk), from, until ?? null],
  )
}

/** Makes a partner of club 1 whose people join the type with the key 'havna', and switches the feature on. */
export const insertPartner = async (db: Queryable, key: string, origin: string): Promise<void> => {
  await db.change(
    `insert into partner (organization_id, key, name, audience, membership_key) values (1, $1, 'Havna borettslag', $2, 'havna')`,
    [key, testPartner.audience],
  )
  await db.change(
    `insert into partner_origin (organization_id, partner_id, origin) select organization_id, id, $2 from partner where key = $1`,
    [key, origin],
  )
  await db.change(
    `insert into feature_toggle (name, enabled) values ('partner-landing', true) on conflict (name) do update set enabled = true`,
  )
}
