import type { Api } from '../call.ts'
import type { EndpointName } from '../contract.ts'
import { callOf } from './call-of.ts'
import { calls } from './calls.ts'
import { type ClientOptions, createRunner, type Input } from './run-call.ts'

/**
 * A typed function per endpoint. Never throws: what goes wrong comes back as `{ok: false, refusal}`.
 * After 15 s a call counts as failed with `request.timeout`, and an answer that comes later is only reported.
 */
export function createClient(options: ClientOptions = {}): Api {
  const run = createRunner(options)
  const entries = (Object.keys(calls) as EndpointName[])
    .map(callOf)
    .filter((call) => !call.has('stream'))
    .map((call) => [call.name, (input: Input = {}) => run(call, input)] as const)
  return Object.fromEntries(entries) as unknown as Api
}
