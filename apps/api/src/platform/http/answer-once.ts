import { errorCode } from '../db/database-unavailable.ts'
import type { Database } from '../db/pool.ts'
import type { Queryable } from '../db/queryable.ts'
import { transaction } from '../db/transaction.ts'
import { type CallKey, type Claim, claimCall, finishCall } from '../idempotency/idempotency-store.ts'
import { Refusal } from '../refusal.ts'
import { problemAnswer } from './problem-answer.ts'
import type { TextAnswer } from './wire-answer.ts'

const lockNotAvailable = '55P03'
const inFlight = () => new Refusal('idempotency.in-flight', { retryAfterSeconds: 1 })

const claim = async (tx: Queryable, call: CallKey): Promise<Claim> => {
  try {
    return await claimCall(tx, call)
  } catch (error) {
    if (error instanceof Error && errorCode(error.cause) === lockNotAvailable) throw inFlight()
    throw error
  }
}

/** A refusal is an answer like any other, unless it only says that now is a bad time. */
export const isLasting = (answer: TextAnswer): boolean => answer.status < 500 && answer.status !== 429

// The work and its answer under the key; or the answer that is already kept.
const answerUnder = (
  database: Database,
  call: CallKey,
  work: (tx: Queryable) => Promise<TextAnswer>,
): Promise<TextAnswer> =>
  transaction(database, async (tx) => {
    const claimed = await claim(tx, call)
    if (claimed.state === 'replay') return claimed.answer
    if (claimed.state === 'mismatch') throw new Refusal('idempotency.mismatch')
    if (claimed.state === 'in-flight') throw inFlight()
    const answer = await work(tx)
    await finishCall(tx, call, answer)
    return answer
  })

/**
 * Does the work at most once for its key, however often and at whatever server it is sent, and gives everybody the same answer.
 * The answer commits together with what the work wrote. Throws Refusal where the key was used for something else.
 */
export const answerOnce = async (
  database: Database,
  call: CallKey,
  requestId: string,
  work: (tx: Queryable) => Promise<TextAnswer>,
): Promise<TextAnswer> => {
  let refused: TextAnswer | undefined
  const attempt = (tx: Queryable) =>
    work(tx).catch((error: unknown) => {
      if (error instanceof Refusal) refused = problemAnswer(error, requestId)
      throw error
    })
  try {
    return await answerUnder(database, call, attempt)
  } catch (error) {
    if (refused === undefined || !isLasting(refused)) throw error
  }
  // Kept on its own, after all that the work did is undone. Where a twin was quicker, its answer is everybody's.
  const answer = refused
  return answerUnder(database, call, async () => answer)
}
