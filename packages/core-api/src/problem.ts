import { type ProblemCode, problemText } from '@delebil/validation/text'
import * as v from 'valibot'
import { problemCodes } from './problem-status.ts'

const code = v.picklist(problemCodes)

/** One thing that is wrong; `fieldName` is the path of the field, dots between levels. */
export const problemItem = v.object({ code, message: v.string(), fieldName: v.optional(v.string()) })
export type ProblemItem = v.InferOutput<typeof problemItem>

/**
 * RFC 9457 `application/problem+json`, with our `code`, the spec's `errors`, and the spec's `entity`: null, or the record as it is now
 * where a change came too late.
 */
export const problem = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  code,
  detail: v.optional(v.string()),
  requestId: v.optional(v.string()),
  retryAfterSeconds: v.optional(v.number()),
  entity: v.nullable(v.record(v.string(), v.unknown())),
  errors: v.array(problemItem),
})
export type Problem<C extends ProblemCode = ProblemCode> = Omit<v.InferOutput<typeof problem>, 'code'> & { code: C }

/** Builds the body of a refusal; without `errors` the code itself is the one error. */
export function makeProblem<C extends ProblemCode>(
  code: C,
  status: number,
  more: {
    errors?: ProblemItem[]
    detail?: string
    requestId?: string
    retryAfterSeconds?: number
    entity?: Record<string, unknown>
  } = {},
): Problem<C> {
  const { errors, ...rest } = more
  const text = problemText[code]
  return {
    type: 'about:blank',
    title: text,
    status,
    code,
    entity: null,
    errors: errors ?? [{ code, message: text }],
    ...rest,
  }
}
