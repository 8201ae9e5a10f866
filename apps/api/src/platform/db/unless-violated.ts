import { errorCode } from './database-unavailable.ts'
import type { Queryable } from './queryable.ts'
import { savepoint } from './transaction.ts'

const codes = { unique: '23505', exclusion: '23P01' } as const

/** Runs the work; false where a constraint of this kind says no: nothing was changed then, and the transaction can go on. */
export const unlessViolated = async (
  tx: Queryable,
  kind: keyof typeof codes,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await savepoint(tx, work)
    return true
  } catch (error) {
    if (errorCode(error) === codes[kind]) return false
    throw error
  }
}
