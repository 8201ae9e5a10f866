import type { ProblemCode } from '@delebil/validation/text'

/** Why a file cannot be read at all, in a code that has its words. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
  readonly code: ProblemCode

  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}
