import type { ProblemCode } from './problem.ts'

/** What a person reads where a change failed and nobody can say why. */
export const changeFailedText = {
  heading: 'Endring feilet',
  text: 'Kunne dessverre ikke utføre endring, forsøk igjen senere.',
  ok: 'Ok',
} as const

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
