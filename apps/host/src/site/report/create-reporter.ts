import type { Api } from '@delebil/core-api'
import { redact } from './redact.ts'

export type Severity = 'info' | 'warn' | 'error'
export type Report = (message: string, severity?: Severity) => void

const LIMIT_PER_MINUTE = 10
const MINUTE_MS = 60_000
const MAX_LENGTH = 4000

export interface ReporterDeps {
  readonly send: Api['writeLog']
  readonly token: () => string | undefined
  readonly nowMs: () => number
}

/** Sends errors to the log of the server: redacted, the same one once a minute, and at most ten a minute in all. */
export function createReporter({ send, token, nowMs }: ReporterDeps): Report {
  let sent: { message: string; atMs: number }[] = []
  return (message, severity = 'error') => {
    const now = nowMs()
    sent = sent.filter(({ atMs }) => now - atMs < MINUTE_MS)
    const text = redact(message, token()).slice(0, MAX_LENGTH).trim()
    if (text === '' || sent.length >= LIMIT_PER_MINUTE || sent.some((entry) => entry.message === text)) return
    sent.push({ message: text, atMs: now })
    void send({ body: { message: text, severity }, quiet: true })
  }
}
