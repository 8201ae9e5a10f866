import type { Queryable } from '../../../platform/db/queryable.ts'

/** Links made for the person since the moment, whatever became of them. */
export const countLoginLinks = async (db: Queryable, personId: number, since: Date): Promise<number> => {
  const { count } = await db.theRow<{ count: number }>(
    'select count(*)::int as count from login_link where person_id = $1 and created_at > $2',
    [personId, since],
  )
  return count
}

type NewLoginLink = { tokenHash: Buffer; personId: number; now: Date; expiresAt: Date }

export const createLoginLink = async (
  tx: Queryable,
  { tokenHash, personId, now, expiresAt }: NewLoginLink,
): Promise<void> => {
  await tx.change('insert into login_link (token_hash, person_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    tokenHash,
    personId,
    now,
    expiresAt,
  ])
}

/** Forgets a link that never reached anybody. */
export const deleteLoginLink = async (db: Queryable, tokenHash: Buffer): Promise<void> => {
  await db.change('delete from login_link where token_hash = $1', [tokenHash])
}

/** Uses a link up, if it works now. Of two at once one gets the person. */
export const takeLoginLink = async (tx: Queryable, tokenHash: Buffer, now: Date): Promise<number | undefined> => {
  const row = await tx.oneRow<{ personId: number }>(
    `update login_link set ended_at = $2 where token_hash = $1 and ended_at is null and expires_at > $2
       returning person_id as "personId"`,
    [tokenHash, now],
  )
  return row?.personId
}

/** Forgets links made before the moment. */
export const deleteLoginLinksBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from login_link where created_at < $1', [before])
