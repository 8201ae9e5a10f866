import type { Queryable } from '../../platform/db/queryable.ts'

/** A browser on its way to the provider. Whoever reads the table can go on for nobody: state and browser are hashes. */
export type SignOnRequest = {
  stateHash: Buffer
  browserHash: Buffer
  nonce: string
  codeVerifier: string
  redirectUri: string
  returnPath: string
  /** The person is logged in and wants a link, not another session. */
  links: boolean
  /** Whose provider of the staff it is; null for the site's own. */
  organizationId: number | null
  expiresAt: Date
}

/** What a provider verified about somebody whom no user here is linked to. */
export type WaitingClaims = {
  sub: string
  name: string | null
  email: string | null
  emailVerified: boolean
  /** '+4791234567'. */
  phone: string | null
  expiresAt: Date
}

/** For the work of the staff in one organization. */
export type StaffStart = { organizationId: number; secondStepAt: Date | null }

export type SignOnCode = {
  codeHash: Buffer
  browserHash: Buffer
  personId: number
  expiresAt: Date
  staff?: StaffStart | undefined
}

export const createSignOnRequest = async (db: Queryable, request: SignOnRequest): Promise<void> => {
  await db.change(
    `insert into single_sign_on_request (state_hash, browser_hash, nonce, code_verifier, redirect_uri, return_path, links, expires_at, organization_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      request.stateHash,
      request.browserHash,
      request.nonce,
      request.codeVerifier,
      request.redirectUri,
      request.returnPath,
      request.links,
      request.expiresAt,
      request.organizationId,
    ],
  )
}

/** Uses the state up, whatever comes of it, if this browser was given it for this provider. Of two at once one gets it. */
export const takeSignOnRequest = (
  db: Queryable,
  stateHash: Buffer,
  browserHash: Buffer,
  organizationId: number | null,
  now: Date,
): Promise<SignOnRequest | undefined> =>
  db.oneRow<SignOnRequest>(
    `delete from single_sign_on_request where state_hash = $1 and browser_hash = $2 and expires_at > $3
         and organization_id is not distinct from $4
       returning state_hash as "stateHash", browser_hash as "browserHash", nonce, code_verifier as "codeVerifier",
         redirect_uri as "redirectUri", return_path as "returnPath", links, expires_at as "expiresAt",
         organization_id as "organizationId"`,
    [stateHash, browserHash, now, organizationId],
  )

export const createSignOnCode = async (
  db: Queryable,
  { codeHash, browserHash, personId, expiresAt, staff }: SignOnCode,
): Promise<void> => {
  await db.change(
    `insert into single_sign_on_code (code_hash, browser_hash, person_id, expires_at, organization_id, second_step_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [codeHash, browserHash, personId, expiresAt, staff?.organizationId ?? null, staff?.secondStepAt ?? null],
  )
}

/** Whose code it is, of the staff or not; it is used up. Of two at once one gets the person. */
export const takeSignOnCode = async (
  db: Queryable,
  codeHash: Buffer,
  browserHash: Buffer,
  now: Date,
  isOfStaff: boolean,
): Promise<{ personId: number; staff: StaffStart | undefined } | undefined> => {
  const row = await db.oneRow<{ personId: number; organizationId: number | null; secondStepAt: Date | null }>(
    `delete from single_sign_on_code where code_hash = $1 and browser_hash = $2 and expires_at > $3 and (organization_id is not null) = $4
       returning person_id as "personId", organization_id as "organizationId", second_step_at as "secondStepAt"`,
    [codeHash, browserHash, now, isOfStaff],
  )
  if (row === undefined) return undefined
  const { personId, organizationId, secondStepAt } = row
  return { personId, staff: organizationId === null ? undefined : { organizationId, secondStepAt } }
}

/** Lets the claims wait for this browser, in the place of those that waited. */
export const saveWaitingClaims = async (db: Queryable, browserHash: Buffer, claims: WaitingClaims): Promise<void> => {
  await db.change(
    `insert into single_sign_on_waiting (browser_hash, sub, name, email, email_verified, phone, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (browser_hash) do update set sub = excluded.sub, name = excluded.name, email = excluded.email,
       email_verified = excluded.email_verified, phone = excluded.phone, expires_at = excluded.expires_at`,
    [browserHash, claims.sub, claims.name, claims.email, claims.emailVerified, claims.phone, claims.expiresAt],
  )
}

const claimColumns = `sub, name, email, email_verified as "emailVerified", phone, expires_at as "expiresAt"`

export const findWaitingClaims = (db: Queryable, browserHash: Buffer, now: Date): Promise<WaitingClaims | undefined> =>
  db.oneRow<WaitingClaims>(
    `select ${claimColumns} from single_sign_on_waiting where browser_hash = $1 and expires_at > $2`,
    [browserHash, now],
  )

/** The same, and nobody else uses them until the transaction ends. */
export const lockWaitingClaims = (tx: Queryable, browserHash: Buffer, now: Date): Promise<WaitingClaims | undefined> =>
  tx.oneRow<WaitingClaims>(
    `select ${claimColumns} from single_sign_on_waiting where browser_hash = $1 and expires_at > $2 for update`,
    [browserHash, now],
  )

export const deleteWaitingClaims = async (tx: Queryable, browserHash: Buffer): Promise<void> => {
  await tx.change('delete from single_sign_on_waiting where browser_hash = $1', [browserHash])
}

/** Forgets what nobody came back for. */
export const deleteSignOnsBefore = async (db: Queryable, before: Date): Promise<void> => {
  await db.change('delete from single_sign_on_request where expires_at < $1', [before])
  await db.change('delete from single_sign_on_code where expires_at < $1', [before])
  await db.change('delete from single_sign_on_waiting where expires_at < $1', [before])
}
