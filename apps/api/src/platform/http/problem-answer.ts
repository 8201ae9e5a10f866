import { makeProblem, problemStatus } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { Refusal } from '../refusal.ts'
import { isConflict } from './retry-conflicts.ts'
import type { TextAnswer } from './wire-answer.ts'

/** What an error became, and whether it is one that nobody foresaw and the log must have. */
export type Handled = { readonly answer: TextAnswer; readonly unforeseen: boolean }

const busyRetrySeconds = 1

/** The answer to a refusal: a problem body with the status of its code. */
export const problemAnswer = (refusal: Refusal, requestId: string): TextAnswer => {
  const { code, errors, retryAfterSeconds, entity } = refusal
  const status = problemStatus(code)
  const problem = makeProblem(code, status, {
    requestId,
    ...(errors && { errors: [...errors] }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(entity && { entity }),
  })
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: JSON.stringify(problem),
  }
}

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  404: 'resource.unknown',
  413: 'request.too-large',
  415: 'request.unsupported-type',
}

// Errors that the HTTP library finds in a request carry a status of their own.
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable || isConflict(error)) {
    return new Refusal('server.busy', { retryAfterSeconds: busyRetrySeconds })
  }
  const status = statusOf(error)
  if (status >= 500) return new Refusal('server.error')
  return new Refusal(codeByStatus[status] ?? 'request.invalid')
}

/** The answer to whatever was thrown. What we did not foresee is told to nobody but the log. */
export const handleError = (error: unknown, requestId: string): Handled => {
  const refusal = toRefusal(error)
  return { answer: problemAnswer(refusal, requestId), unforeseen: refusal.code === 'server.error' }
}
