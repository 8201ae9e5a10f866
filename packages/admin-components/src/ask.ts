import type { Refusal, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation'

/** A refusal as SWR carries it. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The value, or a `Refused`. */
export async function ask<T, C extends ProblemCode>(answer: Promise<Result<T, C>>): Promise<T> {
  const result = await answer
  if (!result.ok) throw new Refused(result.refusal)
  return result.value
}

/** A lost line and a tired server are asked again by themselves; a refusal is not. */
export const askAgain = { shouldRetryOnError: ({ refusal }: Refused) => refusal.status === 0 || refusal.status >= 500 }
