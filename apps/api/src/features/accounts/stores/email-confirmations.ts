import type { Queryable } from '../../../platform/db/queryable.ts'

export type NewEmailConfirmation = { tokenHash: Buffer; personId: number; email: string; now: Date; expiresAt: Date }

/** Whether the person has proved to read the mail of the address. */
export const isEmailProven = async (db: Queryable, personId: number): Promise<boolean> =>
  (await db.oneRow('select from person where id = $1 and email_proven_at is not null', [personId])) !== undefined

/** Links made for the person since the moment. */
export const countEmailConfirmations = async (db: Queryable, personId: number, since: Date): Promise<number> => {
  const row = await db.theRow<{ count: number }>(
    'select count(*)::int as count from email_confirmation where person_id = $1 and created_at > $2',
    [personId, since],
  )
  return row.count
}

export const createEmailConfirmation = async (
  tx: Queryable,
  { tokenHash, personId, email, now, expiresAt }: NewEmailConfirmation,
): Promise<void> => {
  await tx.change(
    'insert into email_confirmation (token_hash, person_id, email, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [tokenHash, personId, email, now, expiresAt],
  )
}

/** Forgets a link that never reached anybody. */
export const deleteEmailConfirmation = async (db: Queryable, tokenHash: Buffer): Promise<void> => {
  await db.change('delete from email_confirmation where token_hash = $1', [tokenHash])
}

/** Whose address a link proves, if it works now. It may be followed again: it says the same. */
export const findConfirmedPerson = async (db: Queryable, tokenHash: Buffer, now: Date): Promise<number | undefined> => {
  const row = await db.oneRow<{ id: number }>(
    `select p.id from email_confirmation c join person p on p.id = c.person_id and lower(p.email) = lower(c.email)
     where c.token_hash = $1 and c.expires_at > $2 and p.deleted_at is null`,
    [tokenHash, now],
  )
  return row?.id
}

/** Forgets links made before the moment. */
export const deleteEmailConfirmationsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from email_confirmation where created_at < $1', [before])
