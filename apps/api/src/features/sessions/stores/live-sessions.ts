import type { Queryable } from '../../../platform/db/queryable.ts'
import { partnerIsActive } from './sessions.ts'

/** Which of the sessions live, as the hexadecimal text of their token's hash. */
export const listLiveSessions = async (
  db: Queryable,
  tokenHashes: readonly Buffer[],
  now: Date,
  idleSince: Date,
): Promise<string[]> => {
  const rows = await db.rows<{ hash: string }>(
    `select encode(token_hash, 'hex') as hash from session s
     where token_hash = any($1::bytea[]) and revoked_at is null and expires_at > $2 and last_seen_at > $3 and ${partnerIsActive}`,
    [tokenHashes, now, idleSince],
    'list-live-sessions',
  )
  return rows.map(({ hash }) => hash)
}
