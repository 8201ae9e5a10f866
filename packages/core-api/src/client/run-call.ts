import { REQUEST_TIMEOUT_MS } from '@delebil/validation/constants'
import type { ProblemCode } from '@delebil/validation/text'
import type { CallOptions, Refusal, Result } from '../call.ts'
import type { Call } from './call-of.ts'
import { type FailedCall, isFlagged, lostRefusal, readRefusal } from './refusal.ts'
import { requestAddress } from './request-address.ts'

export interface ClientOptions {
  /** Origin of the server without a trailing slash; empty for our own. */
  readonly baseUrl?: string
  readonly token?: () => string | undefined
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
  /** A 401 on a call that was not `quiet`; log-in itself never counts. */
  readonly onUnauthenticated?: (call: FailedCall) => void
  readonly onForbidden?: (call: FailedCall) => void
  /** Any refusal, for the log: the spec's error report. */
  readonly onRefusal?: (call: FailedCall) => void
  /** Something done around each call. */
  readonly around?: Around
}

export type Input = CallOptions & { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
export type Outcome = Result<unknown, ProblemCode>
/** Makes a call its own way: sends it with `send`, more than once or not at all. */
export type Around<N extends string = string> = (
  name: N,
  input: Input,
  send: () => Promise<Outcome>,
) => Promise<Outcome>

function requestInit(call: Call, input: Input, token: string | undefined, requestId: string | undefined): RequestInit {
  const headers: Record<string, string> = {}
  if (requestId) headers['x-request-id'] = requestId
  if (token) headers.authorization = token
  if (call.has('idempotent')) headers['idempotency-key'] = input.idempotencyKey ?? crypto.randomUUID()
  if (input.body === undefined) return { method: call.method, headers }
  if (call.has('form')) {
    return { method: call.method, headers, body: new URLSearchParams(input.body as Record<string, string>) }
  }
  const { file, ...fields } = input.body as { file?: unknown }
  if (call.has('file') && file instanceof Blob) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) body.set(name, String(value))
    }
    body.set('file', file)
    return { method: call.method, headers, body }
  }
  headers['content-type'] = 'application/json'
  return { method: call.method, headers, body: JSON.stringify(input.body) }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readOutcome(response: Response, call: Call): Promise<Outcome> {
  if (response.ok && call.has('blob')) return { ok: true, value: await response.blob(), headers: response.headers }
  const body = await readBody(response)
  const garbled = response.ok && response.status !== 204 && body === undefined
  if (garbled) return { ok: false, refusal: lostRefusal('server.error') }
  if (!response.ok || isFlagged(body)) return { ok: false, refusal: readRefusal(response, body) }
  return { ok: true, value: body, headers: response.headers }
}

/** How a client makes any call. Never throws: what goes wrong comes back as `{ok: false, refusal}`. */
export function createRunner(options: ClientOptions): (call: Call, input: Input) => Promise<Outcome> {
  const send = options.fetch ?? ((...args) => fetch(...args))
  const { around } = options

  const run = async (call: Call, input: Input): Promise<Outcome> => {
    const address = requestAddress(call, input.params, input.query)
    const fail = (refusal: Refusal, more: Partial<FailedCall> = {}): Outcome => {
      report(options, input, { call, address, refusal, ...more })
      return { ok: false, refusal }
    }
    const abort = new AbortController()
    input.signal?.addEventListener('abort', () => abort.abort(), { once: true })
    // From another site's pages the browser would have to ask first whether it may be sent.
    const requestId = options.baseUrl ? undefined : crypto.randomUUID()
    const lost = (code: Parameters<typeof lostRefusal>[0]) => lostRefusal(code, requestId)
    let late = false
    const answer = send(`${options.baseUrl ?? ''}${address}`, {
      ...requestInit(call, input, options.token?.(), requestId),
      signal: abort.signal,
    })
      .then((response) => readOutcome(response, call))
      .catch((): Outcome => ({ ok: false, refusal: lost('network.unreachable') }))
    const patience = call.has('patient') ? endless : timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS)
    const outcome = await Promise.race([answer, patience.over])
    patience.end()
    if (outcome !== 'late') return outcome.ok || abort.signal.aborted ? outcome : fail(outcome.refusal)
    late = true
    void answer.then(() => late && fail(lost('request.timeout'), { afterTimeout: true }))
    return fail(lost('request.timeout'))
  }
  return around ? (call, input) => around(call.name, input, () => run(call, input)) : run
}

/** Whoever has the answer ends it: a Node program does not end while it runs. */
function timeout(ms: number): { readonly over: Promise<'late'>; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late')
  })
  return { over, end: () => clearTimeout(timer) }
}

const endless = { over: new Promise<'late'>(() => undefined), end: () => undefined }

function report(options: ClientOptions, input: Input, failed: FailedCall): void {
  options.onRefusal?.(failed)
  if (failed.refusal.status === 401 && failed.call.name !== 'login' && !input.quiet) options.onUnauthenticated?.(failed)
  if (failed.refusal.status === 403) options.onForbidden?.(failed)
}
