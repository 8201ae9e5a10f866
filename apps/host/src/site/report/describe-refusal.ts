import type { FailedCall } from '@delebil/core-api'
import type { Severity } from './create-reporter.ts'

/** What the log is told about a refused call; undefined for what is no error: a wrong password, a missing session, no network, the log itself. */
export function describeRefusal({
  call,
  refusal,
  afterTimeout,
}: FailedCall): { message: string; severity: Severity } | undefined {
  if (call.name === 'writeLog' || refusal.status === 401 || refusal.code === 'network.unreachable') return undefined
  if (call.name === 'login') return undefined
  const when = afterTimeout ? ' (answered after the timeout)' : ''
  const request = refusal.requestId === undefined ? '' : ` request ${refusal.requestId}`
  // The declared path, not the address: a query may tell where a person is.
  const message = `${call.method} ${call.path}: ${refusal.status} ${refusal.code}${when}${request}`
  const isOurs = refusal.status === 0 || refusal.status === 404 || refusal.status === 408 || refusal.status >= 500
  return { message, severity: isOurs ? 'warn' : 'info' }
}
