import type { Queryable } from './queryable.ts'
import { savepoint } from './transaction.ts'

/** Undoes what a rehearsal did. */
class Rehearsed extends Error {}

/** Does the work, all of it or nothing; of a rehearsal only the answer stays. */
export const doOrRehearse = async <Result>(
  tx: Queryable,
  isRehearsal: boolean,
  work: () => Promise<Result>,
): Promise<Result> => {
  let done: { readonly result: Result } | undefined
  const whole = async () => {
    done = { result: await work() }
    if (isRehearsal) throw new Rehearsed()
    return done.result
  }
  return savepoint(tx, whole).catch((error: unknown) => {
    if (error instanceof Rehearsed && done) return done.result
    throw error
  })
}
