import { memberProblemText, memberProblemTextOf, type ProblemCode } from '@delebil/validation/text'
import type { Refusal } from '../call.ts'
import type { Call } from './call-of.ts'

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'request.invalid',
  401: 'session.missing',
  403: 'permission.missing',
  404: 'resource.unknown',
  413: 'request.too-large',
  429: 'request.too-many',
  503: 'server.busy',
}

// Which codes there are the server knows: a client that listed those of the admin area would carry their texts to every member.
const isCode = (value: unknown): value is ProblemCode =>
  typeof value === 'string' && /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(value)

interface ErrorItem {
  code?: unknown
  message?: unknown
  fieldName?: unknown
}

function errorItems(body: unknown): ErrorItem[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return []
  return body.errors.filter((item): item is ErrorItem => typeof item === 'object' && item !== null)
}

/** A 200 that says it failed: spec section 7, "flagged as an error". */
export function isFlagged(body: unknown): boolean {
  return errorItems(body).length > 0
}

/** Reads whatever the server, or a proxy before it, answered into one shape. */
export function readRefusal(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: unknown,
): Refusal {
  const items = errorItems(body)
  const own = typeof body === 'object' && body !== null && 'code' in body ? body.code : items[0]?.code
  const code = isCode(own) ? own : (codeByStatus[status] ?? 'server.error')
  const [first] = items
  const fields: Record<string, string> = {}
  for (const { fieldName, message } of items) {
    if (typeof fieldName === 'string' && typeof message === 'string') fields[fieldName] ??= message
  }
  const retryAfter = Number(headers.get('retry-after'))
  const requestId = headers.get('x-request-id')
  return {
    code,
    status,
    ...(statusText && { statusText }),
    message: typeof first?.message === 'string' ? first.message : memberProblemTextOf(code),
    fields,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(requestId && { requestId }),
    ...entityOf(body),
  }
}

function entityOf(body: unknown): { entity?: unknown } {
  return typeof body === 'object' && body !== null && 'entity' in body && body.entity ? { entity: body.entity } : {}
}

/** The refusal for a call that got no answer at all. */
export function lostRefusal(
  code: 'request.timeout' | 'network.unreachable' | 'server.error',
  requestId?: string,
): Refusal {
  return { code, status: 0, message: memberProblemText[code], fields: {}, ...(requestId && { requestId }) }
}

/** Statuses after which nobody knows whether the call was carried out, or it surely was not for a passing reason. */
const passing: readonly number[] = [0, 401, 408, 425, 429]

/** True where sending the same call again may succeed or may already have succeeded. */
export function isPassing({ status }: Pick<Refusal, 'status'>): boolean {
  return passing.includes(status) || status >= 500
}

export interface FailedCall {
  readonly call: Call
  readonly address: string
  readonly refusal: Refusal
  readonly afterTimeout?: true
}
