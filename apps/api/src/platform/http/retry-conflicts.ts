import { errorCode } from '../db/database-unavailable.ts'

const attempts = 3
const serializationFailure = '40001'
const deadlock = '40P01'

/** Two transactions were in each other's way and PostgreSQL ended this one: it may well succeed now. */
export const isConflict = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  return [errorCode(error), errorCode(cause)].some((code) => code === serializationFailure || code === deadlock)
}

/** Does the work, and again where the database gave up on it in favour of somebody else. */
export const retryConflicts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
    }
  }
}
