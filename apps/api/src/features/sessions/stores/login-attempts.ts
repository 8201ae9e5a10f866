import type { Queryable } from '../../../platform/db/queryable.ts'

/** Whose log-ins are counted: an account by its lower-case e-mail (known or not), a browser that its owner has used, or a caller's address. */
export type AttemptKey = { kind: 'account' | 'address' | 'browser'; key: string }

/** Until when the latest of the locks among the keys holds, if any does. */
export const findLock = async (db: Queryable, keys: readonly AttemptKey[], now: Date): Promise<Date | undefined> => {
  const row = await db.theRow<{ until: Date | null }>(
    `select max(locked_until) as until from login_attempt
       where (kind, key) in (select * from unnest($1::text[], $2::text[])) and locked_until > $3`,
    [keys.map(({ kind }) => kind), keys.map(({ key }) => key), now],
  )
  return row.until ?? undefined
}

/** Counts one more failure in a row and answers how many there are now. Failures before `forgetBefore` do not count. */
export const countFailure = async (
  db: Queryable,
  { kind, key }: AttemptKey,
  now: Date,
  forgetBefore: Date,
): Promise<number> => {
  const row = await db.theRow<{ failures: number }>(
    `insert into login_attempt as a (kind, key, failures, last_failure_at) values ($1, $2, 1, $3)
       on conflict (kind, key) do update set last_failure_at = $3,
         failures = case when a.last_failure_at < $4 then 1 else a.failures + 1 end
       returning failures`,
    [kind, key, now, forgetBefore],
  )
  return row.failures
}

/** Refuses the key's log-ins until the moment. */
export const lockLogin = async (db: Queryable, { kind, key }: AttemptKey, until: Date): Promise<void> => {
  await db.change('update login_attempt set locked_until = greatest(locked_until, $3) where kind = $1 and key = $2', [
    kind,
    key,
    until,
  ])
}

/** Forgets the failures of a key: it logged in. */
export const forgetFailures = async (db: Queryable, { kind, key }: AttemptKey): Promise<void> => {
  await db.change('delete from login_attempt where kind = $1 and key = $2', [kind, key])
}
