import type { Queryable } from '../../../platform/db/queryable.ts'

export type LookupResult = 'HIT' | 'NO_HIT' | 'UNANSWERED'

/** Look-ups of the person since the moment that the register answered. */
export const countLicenseLookups = async (db: Queryable, personId: number, since: Date): Promise<number> => {
  const row = await db.theRow<{ count: number }>(
    `select count(*)::int as count from license_lookup where person_id = $1 and at > $2 and result <> 'UNANSWERED'`,
    [personId, since],
  )
  return row.count
}

export const appendLicenseLookup = async (
  db: Queryable,
  personId: number,
  at: Date,
  result: LookupResult,
): Promise<void> => {
  await db.change('insert into license_lookup (person_id, at, result) values ($1, $2, $3)', [personId, at, result])
}

/** Forgets look-ups older than the moment. */
export const deleteLicenseLookupsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from license_lookup where at < $1', [before])
