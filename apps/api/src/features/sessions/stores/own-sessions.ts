import type { OwnSession } from '@delebil/core-api'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { WithMoments } from '../../../platform/db/with-moments.ts'

type StoredSession = WithMoments<OwnSession, 'createdAt' | 'lastSeenAt'>

/** The person's sessions that live, the latest used first; `current` is the one that asks. */
export const listOwnSessions = (
  db: Queryable,
  personId: number,
  current: Buffer,
  now: Date,
  idleSince: Date,
): Promise<StoredSession[]> =>
  db.rows(
    `select id, scope, created_at as "createdAt", last_seen_at as "lastSeenAt", user_agent as "userAgent",
       token_hash = $2 as "isCurrent"
     from session where person_id = $1 and revoked_at is null and expires_at > $3 and last_seen_at > $4
     order by token_hash = $2 desc, last_seen_at desc, id desc limit 100`,
    [personId, current, now, idleSince],
  )

/** Ends one session of the person. Answers whether it lived. */
export const revokeOwnSession = async (db: Queryable, personId: number, id: number, now: Date): Promise<boolean> =>
  (await db.change('update session set revoked_at = $3 where person_id = $1 and id = $2 and revoked_at is null', [
    personId,
    id,
    now,
  ])) > 0

/** Ends every session of the person but one. */
export const revokeOtherSessions = async (db: Queryable, personId: number, keep: Buffer, now: Date): Promise<void> => {
  await db.change(
    'update session set revoked_at = $3 where person_id = $1 and token_hash <> $2 and revoked_at is null',
    [personId, keep, now],
  )
}
