import type { ProblemCode } from './problem.ts'

/** Codes whose text tells a person nothing about the change. */
const unknown: readonly ProblemCode[] = [
  'server.error',
  'network.unreachable',
  'request.timeout',
  'request.invalid',
  'request.too-large',
  'request.unsupported-type',
  'idempotency.mismatch',
]

/** True where the server's own message is no help and 'Endring feilet' is. */
export function isUnknownFailure(code: ProblemCode): boolean {
  return unknown.includes(code)
}
