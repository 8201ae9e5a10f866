import type { Verb } from '../../platform/verb.ts'
import { redactSecrets } from './redact-secrets.ts'

const levels = { debug: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** Writes what went wrong at a client to the log, marked as the client's words and without secrets. */
export const writeLog: Verb<'writeLog'> = async ({ log }, { input, caller, requestId }) => {
  const { message, severity } = input.body
  log(levels[severity], 'client report', { report: redactSecrets(message), requestId, personId: caller?.personId })
  return { answer: undefined }
}
