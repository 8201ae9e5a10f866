import type { Api, Refusal } from '@delebil/core-api'
import type { BookingHost, WaitingChange, WaitingChanges } from '../booking-host.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/** The change of the same thing that waits already; undefined where none does. */
export function findWaiting(
  waiting: WaitingChanges | undefined,
  name: keyof Api,
  params: Readonly<Record<string, unknown>>,
): WaitingChange | undefined {
  const wanted = Object.entries(params)
  return waiting?.changes.find(
    (change) => change.name === name && wanted.every(([key, value]) => change.input.params[key] === value),
  )
}

export interface Sending<R> extends Pick<BookingHost, 'online'> {
  readonly waiting: WaitingChanges | undefined
  readonly name: keyof Api
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
