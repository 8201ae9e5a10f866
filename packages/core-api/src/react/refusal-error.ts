import type { Refusal } from '../call.ts'

/** A refusal as SWR wants it: thrown. */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** What was asked for, or why it was not told. */
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** The body of a call that succeeded; throws a `RefusalError` for one that did not. */
export function answerOf<T>(result: Answered<T>): T {
  if (result.ok) return result.value
  throw new RefusalError(result.refusal)
}
