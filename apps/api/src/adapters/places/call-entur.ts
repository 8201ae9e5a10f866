/** How long we keep away after a refusal that does not say for how long (ms). */
const REST_MS = 60_000
const LONGEST_REST_MS = 15 * 60_000

export type EnturOptions = {
  readonly url: string
  /** `company-application`, sent with every call as Entur asks for. */
  readonly clientName: string
  /** Silent for longer than this is no answer (ms). */
  readonly deadlineMs: number
  readonly now?: (() => number) | undefined
}

export type EnturCall = { readonly path?: string; readonly body?: unknown }

/** JSON of a good answer; undefined where there was none. Never throws. */
export type CallEntur = (call: EnturCall) => Promise<unknown>

// 'Mon Jan 16 2023 12:17:34 GMT-0000 (UTC)', or the seconds of Retry-After.
const restUntil = (headers: Headers, now: number): number => {
  const expiry = Date.parse(headers.get('rate-limit-expiry-time') ?? '')
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const reported = Number.isFinite(expiry) ? expiry : Number.isFinite(seconds) ? now + seconds * 1000 : now + REST_MS
  return Math.min(Math.max(reported, now), now + LONGEST_REST_MS)
}

/**
 * Calls one of Entur's services. A 429 is never sent again, and until the quota is new nothing else is sent either: the
 * callers after it are told at once that there is no answer.
 */
export const createEnturCall = ({ url, clientName, deadlineMs, now = Date.now }: EnturOptions): CallEntur => {
  const root = url.replace(/\/$/, '')
  let restsUntil = 0
  return async ({ path = '', body }) => {
    if (now() < restsUntil) return undefined
    try {
      const response = await fetch(`${root}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'ET-Client-Name': clientName,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(deadlineMs),
        redirect: 'error',
      })
      if (response.status === 429) restsUntil = restUntil(response.headers, now())
      if (response.ok) return await response.json()
      await response.body?.cancel()
    } catch {
      // Silent, broken or out of reach: no answer.
    }
    return undefined
  }
}
