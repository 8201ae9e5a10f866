import {
  type FromNative,
  type NativeAnswer,
  type NativeBody,
  type NativeEvent,
  type NativeRequestName,
  nativeRequests,
  readFromNative,
  readNativeAnswer,
} from '@delebil/core-api/native'
import type { NativeProblem } from '@delebil/validation/bluetooth'
import type { NativeTimers, NativeTransport } from './native-transport.ts'

export type NativeOutcome<N extends NativeRequestName> =
  | { readonly ok: true; readonly answer: NativeAnswer<N> }
  | { readonly ok: false; readonly problem: NativeProblem }

export interface NativeClientDeps {
  readonly transport: NativeTransport
  readonly timers: NativeTimers
  readonly onEvent: (event: NativeEvent) => void
  /** Told of what the app sent against the protocol, without what it said. */
  readonly report: (message: string) => void
  /** What the ids of this page begin with, so that answers to an earlier page are not taken for its own. */
  readonly page?: string
}

export interface NativeClient {
  /** Always settles: with the answer, with what the app refused, or with `no-answer` when the time is out. */
  readonly request: <N extends NativeRequestName>(name: N, body: NativeBody<N>) => Promise<NativeOutcome<N>>
}

type Settle = (told: FromNative | undefined) => void

/** Questions and answers over a way that only carries texts. */
export function createNativeClient({ transport, timers, onEvent, report, page }: NativeClientDeps): NativeClient {
  const prefix = page ?? crypto.randomUUID().slice(0, 8)
  const waiting = new Map<string, Settle>()
  let count = 0

  transport.listen((text) => {
    const told = readFromNative(text)
    if (told.kind === 'malformed') report(`Native bridge: malformed message (${told.why}).`)
    else if (told.kind === 'event') onEvent(told.event)
    // An answer that nobody waits for any more is late, and nothing to report.
    else waiting.get(told.answerTo)?.(told)
  })

  function outcomeOf<N extends NativeRequestName>(name: N, told: FromNative | undefined): NativeOutcome<N> {
    if (told === undefined) return { ok: false, problem: 'no-answer' }
    if (told.kind === 'refusal') return { ok: false, problem: told.problem }
    const answer = told.kind === 'answer' ? readNativeAnswer(name, told.body) : undefined
    if (answer !== undefined) return { ok: true, answer }
    report(`Native bridge: malformed answer to ${name}.`)
    return { ok: false, problem: 'failed' }
  }

  function request<N extends NativeRequestName>(name: N, body: NativeBody<N>): Promise<NativeOutcome<N>> {
    count += 1
    const id = `${prefix}-${count}`
    return new Promise((resolve) => {
      const giveUp = timers.after(nativeRequests[name].timeoutMs, () => settle(undefined))
      const settle: Settle = (told) => {
        waiting.delete(id)
        giveUp()
        resolve(outcomeOf(name, told))
      }
      waiting.set(id, settle)
      try {
        transport.post(JSON.stringify({ id, request: name, body }))
      } catch {
        settle({ kind: 'refusal', answerTo: id, problem: 'failed' })
      }
    })
  }
  return { request }
}
