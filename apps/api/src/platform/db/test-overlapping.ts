import type { Database } from './pool.ts'
import type { Queryable } from './queryable.ts'
import { transaction } from './transaction.ts'

/** Resolves when a connection waits for the lock of another. */
const untilOneWaits = async (database: Queryable): Promise<void> => {
  const waiting = `select 1 as found from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await database.rows(waiting)).length === 0) await new Promise(setImmediate)
}

/** Does the first in a transaction that is committed only when the second waits for it. */
export const overlapping = async <A, B>(
  database: Database,
  first: (tx: Queryable) => Promise<A>,
  second: (tx: Queryable) => Promise<B>,
): Promise<{ done: A; later: Promise<B> }> => {
  let later: Promise<B> | undefined
  const done = await transaction(database, async (tx) => {
    const result = await first(tx)
    later = transaction(database, second)
    later.catch(() => undefined)
    await untilOneWaits(database)
    return result
  })
  return { done, later: later as Promise<B> }
}
