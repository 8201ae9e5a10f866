import type { ProblemItem } from '@delebil/core-api'
import { isProblemCode, type ProblemCode, problemText } from '@delebil/validation/text'
import { type BaseIssue, getDotPath } from 'valibot'

type Issue = BaseIssue<unknown>

const mostErrors = 50

const pathOf = (...issues: readonly Issue[]): Issue['path'] => {
  const [first, ...more] = issues.flatMap(({ path = [] }) => path)
  return first && [first, ...more]
}

const isMissing = ({ input }: Issue): boolean => input === undefined || input === null

const codeOf = (issue: Issue): ProblemCode => {
  if (isMissing(issue)) return 'field.required'
  return isProblemCode(issue.message) ? issue.message : 'field.format'
}

// A choice between shapes complains about all of them: what was sent and is wrong says more than what is missing.
// Its complaints begin their paths where it stands itself.
const innermost = (issue: Issue): readonly Issue[] => {
  if (isMissing(issue) || isProblemCode(issue.message) || !issue.issues) return [issue]
  const inner = issue.issues.flatMap(innermost).map((one): Issue => ({ ...one, path: pathOf(issue, one) }))
  const wrong = inner.filter((candidate) => !isMissing(candidate))
  return wrong.length > 0 ? wrong : inner
}

/** What is wrong with the fields, one error for each, by its path with dots. */
export const toFieldErrors = (issues: readonly Issue[]): ProblemItem[] => {
  const byField = new Map<string, ProblemItem>()
  for (const issue of issues.flatMap(innermost)) {
    const fieldName = getDotPath(issue) ?? ''
    const code = codeOf(issue)
    if (byField.has(fieldName) || byField.size === mostErrors) continue
    byField.set(fieldName, { code, message: problemText[code], ...(fieldName && { fieldName }) })
  }
  return [...byField.values()]
}
