import { errorCode } from '../db/database-unavailable.ts'
import type { Database } from '../db/pool.ts'
import { type CallKey, keepAnswer } from '../idempotency/idempotency-store.ts'
import { Refusal } from '../refusal.ts'
import { isLasting } from './answer-once.ts'
import { problemAnswer } from './problem-answer.ts'
import type { TextAnswer } from './wire-answer.ts'

const uniqueViolation = '23505'
const lockNotAvailable = '55P03'

// The key has been used, or its first call is under way.
const isTwin = (error: unknown): boolean =>
  errorCode(error) === uniqueViolation || (error instanceof Error && errorCode(error.cause) === lockNotAvailable)

/**
 * Answers a call without a transaction of several statements: the work is one statement, which keeps the answer with what it
 * writes. Undefined where the key is not new or the work needs more; nothing has been written then.
 */
export const answerAtOnce = async (
  database: Database,
  call: CallKey,
  requestId: string,
  work: () => Promise<TextAnswer | undefined>,
): Promise<TextAnswer | undefined> => {
  try {
    return await work().catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      const answer = problemAnswer(error, requestId)
      return isLasting(answer) && (await keepAnswer(database, { call, answer })) ? answer : undefined
    })
  } catch (error) {
    if (isTwin(error)) return undefined
    throw error
  }
}
