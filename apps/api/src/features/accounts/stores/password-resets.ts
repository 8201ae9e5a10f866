import type { Queryable } from '../../../platform/db/queryable.ts'

export type NewPasswordReset = { tokenHash: Buffer; personId: number; now: Date; expiresAt: Date }

/** Links made for the person since the moment, whatever became of them. */
export const countPasswordResets = async (db: Queryable, personId: number, since: Date): Promise<number> => {
  const row = await db.theRow<{ count: number }>(
    'select count(*)::int as count from password_reset where person_id = $1 and created_at > $2',
    [personId, since],
  )
  return row.count
}

/** Ends every link of the person that still works. */
export const endPasswordResets = async (db: Queryable, personId: number, now: Date): Promise<void> => {
  await db.change('update password_reset set ended_at = $2 where person_id = $1 and ended_at is null', [personId, now])
}

export const createPasswordReset = async (
  tx: Queryable,
  { tokenHash, personId, now, expiresAt }: NewPasswordReset,
): Promise<void> => {
  await tx.change(
    'insert into password_reset (token_hash, person_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [tokenHash, personId, now, expiresAt],
  )
}

/** Forgets a link that never reached anybody. */
export const deletePasswordReset = async (db: Queryable, tokenHash: Buffer): Promise<void> => {
  await db.change('delete from password_reset where token_hash = $1', [tokenHash])
}

/** Whose link it is, if it works now. */
export const findPasswordReset = async (db: Queryable, tokenHash: Buffer, now: Date): Promise<number | undefined> => {
  const row = await db.oneRow<{ personId: number }>(
    `select person_id as "personId" from password_reset where token_hash = $1 and ended_at is null and expires_at > $2`,
    [tokenHash, now],
  )
  return row?.personId
}

/** Uses a link up, if it works now. Of two at once one gets the person. */
export const takePasswordReset = async (tx: Queryable, tokenHash: Buffer, now: Date): Promise<number | undefined> => {
  const row = await tx.oneRow<{ personId: number }>(
    `update password_reset set ended_at = $2 where token_hash = $1 and ended_at is null and expires_at > $2
       returning person_id as "personId"`,
    [tokenHash, now],
  )
  return row?.personId
}

/** Forgets links made before the moment. */
export const deletePasswordResetsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from password_reset where created_at < $1', [before])
