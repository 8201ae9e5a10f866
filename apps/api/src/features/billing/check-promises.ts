import type { Context } from '../../platform/context.ts'
import { patientTransaction } from '../../platform/db/transaction.ts'
import { findBrokenPromises } from './stores/broken-promises.ts'
import { keepPromiseCheck } from './stores/promise-checks.ts'

/** Holds what billing promises against what is there, of all clubs or of one. What is broken is an error in the log, and is kept. Answers how much that is. */
export const checkPromises = async (
  { database, log }: Pick<Context, 'database' | 'log'>,
  of?: number,
): Promise<number> => {
  // It reads all that was ever billed; nobody waits for it.
  const broken = await patientTransaction(database, async (tx) => {
    const at = new Date()
    const found = await findBrokenPromises(tx, of)
    await keepPromiseCheck(tx, found, at, of)
    return found
  })
  for (const one of broken) log('error', 'A promise of billing does not hold.', one)
  return broken.length
}
