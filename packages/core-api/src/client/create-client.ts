import type { Api } from '../call.ts'
import { callOf } from './call-of.ts'
import { type ClientOptions, createRunner } from './run-call.ts'
import { toApi } from './to-api.ts'

/**
 * A typed function per endpoint. Never throws: what goes wrong comes back as `{ok: false, refusal}`.
 * After 15 s a call counts as failed with `request.timeout`, and an answer that comes later is only reported.
 */
export function createClient(options: ClientOptions = {}): Api {
  const run = createRunner(options)
  return toApi((name, input) => run(callOf(name), input))
}
