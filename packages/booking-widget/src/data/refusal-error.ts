import type { Refusal, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'

/** A refusal as SWR wants it: thrown. */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The body of a call that succeeded; throws a `RefusalError` for one that did not. */
export function answerOf<T>(result: Result<T, ProblemCode>): T {
  if (result.ok) return result.value
  throw new RefusalError(result.refusal)
}
