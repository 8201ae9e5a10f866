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

type Settle = (reported: FromNative | undefined) => void

/** Questions and answers over a way that only carries texts. */
export function createNativeClient({ transport, timers, onEvent, report, page }: NativeClientDeps): NativeClient {
  const prefix = page ?? crypto.randomUUID().slice(0, 8)
  const waiting = new Map<string, Settle>()
  let count = 0

  transport.listen((text) => {
    const reported = readFromNative(text)
    if (reported.kind === 'malformed') report(`Native bridge: malformed message (${reported.why}).`)
    else if (reported.kind === 'event') onEvent(reported.event)
    // An answer that nobody waits for any more is late, and nothing to report.
    else waiting.get(reported.answerTo)?.(reported)
  })

  function outcomeOf<N extends NativeRequestName>(name: N, reported: FromNative | undefined): NativeOutcome<N> {
    if (reported === undefined) return { ok: false, problem: 'no-answer' }
    if (reported.kind === 'refusal') return { ok: false, problem: reported.problem }
    const answer = reported.kind === 'answer' ? readNativeAnswer(name, reported.body) : undefined
    if (answer !== undefined) return { ok: true, answer }
    report(`Native bridge: malformed answer to ${name}.`)
    return { ok: false, problem: 'failed' }
  }

  function request<N extends NativeRequestName>(name: N, body: NativeBody<N>): Promise<NativeOutcome<N>> {
    count += 1
    const id = `${prefix}-${count}`
    return new Promise((resolve) => {
      const giveUp = timers.after(nativeRequests[name].timeoutMs, () => settle(undefined))
      const settle: Settle = (reported) => {
        waiting.delete(id)
        giveUp()
        resolve(outcomeOf(name, reported))
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
