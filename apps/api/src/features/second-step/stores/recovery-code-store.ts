import type { Queryable } from '../../../platform/db/queryable.ts'

/** These count from then on, and no others. */
export const replaceRecoveryCodes = async (
  tx: Queryable,
  personId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await tx.change('delete from recovery_code where person_id = $1', [personId])
  await tx.change('insert into recovery_code (person_id, code_hash) select $1, hash from unnest($2::bytea[]) hash', [
    personId,
    hashes,
  ])
}

export const countRecoveryCodes = async (db: Queryable, personId: number): Promise<number> =>
  (
    await db.theRow<{ count: number }>(
      'select count(*)::int as count from recovery_code where person_id = $1 and used_at is null',
      [personId],
    )
  ).count

/** Uses a code up; false where it is none of the person's, or was used. */
export const spendRecoveryCode = async (tx: Queryable, personId: number, hash: Buffer, now: Date): Promise<boolean> =>
  (await tx.change(
    'update recovery_code set used_at = $3 where person_id = $1 and code_hash = $2 and used_at is null',
    [personId, hash, now],
  )) > 0
