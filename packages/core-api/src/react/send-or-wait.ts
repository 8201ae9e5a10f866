import type { CallName, Refusal } from '../call.ts'

/** What a change is about: the same endpoint and parameters are the same thing. */
export interface WaitingChange {
  readonly name: CallName
  readonly input: { readonly params: Readonly<Record<string, unknown>>; readonly body?: unknown }
  /** What the server said against it. */
  readonly problem?: string
}

export interface WaitingChanges {
  readonly changes: readonly WaitingChange[]
  /** True for a change that means the same when it is sent later. */
  readonly accepts: (name: CallName) => boolean
  /** Keeps it until the server answers, in place of an earlier one of the same thing. False where the device keeps nothing. */
  readonly add: (name: CallName, input: unknown, idempotencyKey: string) => Promise<boolean>
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/** The change of the same thing that waits already; undefined where none does. */
export function findWaiting(
  waiting: WaitingChanges | undefined,
  name: CallName,
  params: Readonly<Record<string, unknown>>,
): WaitingChange | undefined {
  const wanted = Object.entries(params)
  return waiting?.changes.find(
    (change) => change.name === name && wanted.every(([key, value]) => change.input.params[key] === value),
  )
}

export interface Sending<R> {
  readonly online: boolean
  readonly waiting: WaitingChanges | undefined
  readonly name: CallName
  readonly input: unknown
  readonly idempotencyKey: string
  readonly call: () => Promise<R>
}

/** Sends a change, or keeps it until there is a network, where it can wait. */
export async function sendOrWait<R extends Outcome>(sending: Sending<R>): Promise<R | 'waiting'> {
  const { name, input, idempotencyKey, call, online, waiting } = sending
  if (!waiting?.accepts(name)) return call()
  const { params = {} } = input as { readonly params?: Readonly<Record<string, unknown>> }
  // A later change does not overtake an earlier one of the same thing.
  const isBehind = !online || findWaiting(waiting, name, params) !== undefined
  if (isBehind && (await waiting.add(name, input, idempotencyKey))) return 'waiting'
  const result = await call()
  if (result.ok || result.refusal.status !== 0) return result
  // Perhaps it was carried out: under the same key it is not carried out again.
  return (await waiting.add(name, input, idempotencyKey)) ? 'waiting' : result
}
