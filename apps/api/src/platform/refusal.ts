import type { ProblemItem } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'

/** What a person caused: a verb throws it, `http/` answers with the code's status and text. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ProblemCode
  readonly errors: readonly ProblemItem[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** What the caller has to see to go on: the record as it is now, or whom a change would affect. */
  readonly entity: Record<string, unknown> | undefined

  constructor(
    code: ProblemCode,
    more: { errors?: readonly ProblemItem[]; retryAfterSeconds?: number; entity?: Record<string, unknown> } = {},
  ) {
    // No fault of the program: where it was thrown is nobody's question, and costs more than to answer it.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.entity = more.entity
  }
}
