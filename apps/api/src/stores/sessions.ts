import { oneRow, type Queryable } from '../db/queryable.ts'

/** Characters kept of what a browser calls itself. */
const userAgentKept = 400

export type SessionScope = 'member' | 'partner' | 'native'

export type Session = { personId: number; scope: SessionScope; createdAt: Date; lastSeenAt: Date; expiresAt: Date }

export type NewSession = {
  tokenHash: Buffer
  personId: number
  scope: SessionScope
  now: Date
  expiresAt: Date
  /** What the browser calls itself, for the person's own list. */
  userAgent?: string | undefined
}

export const createSession = async (
  db: Queryable,
  { tokenHash, personId, scope, now, expiresAt, userAgent }: NewSession,
): Promise<void> => {
  await db.change(
    `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at, user_agent)
     values ($1, $2, $3, $4, $4, $5, $6)`,
    [tokenHash, personId, scope, now, expiresAt, userAgent?.slice(0, userAgentKept) ?? null],
  )
}

/** The session of a token's hash if it lives: not revoked, not over, and used after `idleSince`. */
export const findLiveSession = (
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<Session | undefined> =>
  oneRow(
    db.rows<Session>(
      `select person_id as "personId", scope, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
       from session where token_hash = $1 and revoked_at is null and expires_at > $2 and last_seen_at > $3`,
      [tokenHash, now, idleSince],
      'find-live-session',
    ),
  )

/** Notes that the session is in use. Call it seldom (say when `lastSeenAt` is minutes old): it is a write. */
export const touchSession = async (db: Queryable, tokenHash: Buffer, now: Date): Promise<void> => {
  await db.change('update session set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2', [tokenHash, now])
}

/** Ends one session. Answers whether it lived. */
export const revokeSession = async (db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await db.change('update session set revoked_at = $2 where token_hash = $1 and revoked_at is null', [
    tokenHash,
    now,
  ])) > 0

/** Ends every session of a person, on every device. Answers how many lived. */
export const revokeSessionsOf = (db: Queryable, personId: number, now: Date): Promise<number> =>
  db.change('update session set revoked_at = $2 where person_id = $1 and revoked_at is null', [personId, now])

/** Forgets sessions that ended before the moment. Answers how many. */
export const deleteSessionsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from session where expires_at < $1 or revoked_at < $1', [before])
