import { adminProblemText } from './admin-problem-text.ts'
import { memberProblemText } from './member-problem-text.ts'

/**
 * Every code that the product answers with when something is refused, and the Norwegian text a person reads.
 * A code is stable and travels on the wire; the text may be reworded. Field texts are the spec's, section 5, to the letter.
 */
export const problemText: typeof memberProblemText & typeof adminProblemText = /* @__PURE__ */ Object.assign(
  {},
  memberProblemText,
  adminProblemText,
)

/** A stable code for one refusal; see `problemText`. */
export type ProblemCode = keyof typeof problemText

/** True when `value` is a code of this product. */
export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(problemText, value)
}
