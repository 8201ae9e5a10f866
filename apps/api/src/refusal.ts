import type { ProblemItem } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation'

/** What a person caused: a verb throws it, `http/` answers with the code's status and text. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ProblemCode
  readonly errors: readonly ProblemItem[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, more: { errors?: readonly ProblemItem[]; retryAfterSeconds?: number } = {}) {
    super(code)
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
