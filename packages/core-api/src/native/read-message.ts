import type { NativeProblem } from '@delebil/validation/bluetooth'
import * as v from 'valibot'
import {
  type NativeEventName,
  type NativeEvents,
  type NativeRequestName,
  type NativeRequests,
  nativeEvents,
  nativeRequests,
} from './messages.ts'
import { nativeProblem } from './shapes.ts'

export type NativeBody<N extends NativeRequestName> = v.InferOutput<NativeRequests[N]['body']>
export type NativeAnswer<N extends NativeRequestName> = v.InferOutput<NativeRequests[N]['answer']>
export type NativeEvent = {
  [N in NativeEventName]: { readonly event: N; readonly body: v.InferOutput<NativeEvents[N]> }
}[NativeEventName]

/** What a text from the app is. `body` of an answer is read with `readNativeAnswer`, when it is known what was asked. */
export type FromNative =
  | { readonly kind: 'answer'; readonly answerTo: string; readonly body: unknown }
  | { readonly kind: 'refusal'; readonly answerTo: string; readonly problem: NativeProblem }
  | { readonly kind: 'event'; readonly event: NativeEvent }
  | { readonly kind: 'malformed'; readonly why: string }

/** A request as the app reads it. */
export type NativeRequest = {
  [N in NativeRequestName]: { readonly id: string; readonly request: N; readonly body: NativeBody<N> }
}[NativeRequestName]

const idText = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const answer = v.object({ answerTo: idText, body: v.record(v.string(), v.unknown()) })
const refusal = v.object({ answerTo: idText, error: v.object({ code: v.string() }) })
const event = v.object({ event: v.string(), body: v.record(v.string(), v.unknown()) })
const request = v.object({ id: idText, request: v.string(), body: v.record(v.string(), v.unknown()) })

/** Longer than any message has a reason to be. */
const LONGEST = 100_000

function parse(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const malformed = (why: string): FromNative => ({ kind: 'malformed', why })

/** Reads what came from the app. Nothing that is not in the protocol comes out of here; a code of a later app is `failed`. */
export function readFromNative(text: unknown): FromNative {
  const value = parse(text)
  const answered = v.safeParse(answer, value)
  if (answered.success) return { kind: 'answer', ...answered.output }
  const refused = v.safeParse(refusal, value)
  if (refused.success) {
    const code = v.safeParse(nativeProblem, refused.output.error.code)
    return { kind: 'refusal', answerTo: refused.output.answerTo, problem: code.success ? code.output : 'failed' }
  }
  const reported = v.safeParse(event, value)
  return reported.success ? readEvent(reported.output) : malformed('neither answer nor event')
}

function readEvent({ event: name, body }: v.InferOutput<typeof event>): FromNative {
  if (!Object.hasOwn(nativeEvents, name)) return malformed('unknown event')
  const known = name as NativeEventName
  const read = v.safeParse(nativeEvents[known], body)
  if (!read.success) return malformed(`event ${known}: ${read.issues.map((issue) => v.getDotPath(issue)).join(', ')}`)
  return { kind: 'event', event: { event: known, body: read.output } as NativeEvent }
}

/** The answer to what was asked; undefined where it is not one. */
export function readNativeAnswer<N extends NativeRequestName>(name: N, body: unknown): NativeAnswer<N> | undefined {
  const read = v.safeParse(nativeRequests[name].answer, body)
  return read.success ? (read.output as NativeAnswer<N>) : undefined
}

/** Reads what came from the page, as an app does; undefined where it is no request of the protocol. */
export function readFromPage(text: unknown): NativeRequest | undefined {
  const asked = v.safeParse(request, parse(text))
  if (!asked.success || !Object.hasOwn(nativeRequests, asked.output.request)) return undefined
  const name = asked.output.request as NativeRequestName
  const body = v.safeParse(nativeRequests[name].body, asked.output.body)
  return body.success ? ({ id: asked.output.id, request: name, body: body.output } as NativeRequest) : undefined
}
