import * as v from 'valibot'

/** Who we are to the provider. */
export type PaymentAccount = {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly subscriptionKey: string
  readonly merchantNumber: string
  readonly deadline?: number
}

/** Status 0 where no answer came in time. */
export type Answer = { readonly status: number; readonly body: unknown }

// Shorter than half of what a transaction may stand idle: two of them fit into one.
const deadlineMilliseconds = 4000
// A token that is about to end is not begun with.
const spareMilliseconds = 60_000

const tokenSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  // Seconds; the provider writes a number as text.
  expires_in: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(1)),
})

const unanswered: Answer = { status: 0, body: undefined }

const ask = async (url: string, init: RequestInit): Promise<Answer> => {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return unanswered
  }
}

/** Calls with an access token that is fetched when there is none, and once more when it is refused. */
export const createPaymentCalls = ({ url, deadline = deadlineMilliseconds, ...account }: PaymentAccount) => {
  const base = url.replace(/\/$/, '')
  const shared = {
    'ocp-apim-subscription-key': account.subscriptionKey,
    'merchant-serial-number': account.merchantNumber,
    'vipps-system-name': 'Delebil',
    'vipps-system-version': '1',
  }
  let token: { readonly value: string; readonly endsAtMs: number } | undefined

  const fetchToken = async (signal: AbortSignal): Promise<string | undefined> => {
    const { status, body } = await ask(`${base}/accesstoken/get`, {
      method: 'POST',
      headers: { ...shared, client_id: account.clientId, client_secret: account.clientSecret },
      signal,
    })
    const parsed = v.safeParse(tokenSchema, status === 200 ? body : undefined)
    if (!parsed.success) return undefined
    const { access_token: value, expires_in: seconds } = parsed.output
    token = { value, endsAtMs: Date.now() + seconds * 1000 - spareMilliseconds }
    return value
  }
  const currentToken = (signal: AbortSignal) =>
    token && token.endsAtMs > Date.now() ? token.value : fetchToken(signal)

  type Sent = { readonly body?: object; readonly key?: string }
  const sendOnce = async (method: string, path: string, { body, key }: Sent, signal: AbortSignal): Promise<Answer> => {
    const bearer = await currentToken(signal)
    if (bearer === undefined) return unanswered
    return ask(base + path, {
      method,
      headers: {
        ...shared,
        authorization: `Bearer ${bearer}`,
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    })
  }
  return {
    send: async (method: 'GET' | 'POST', path: string, sent: Sent = {}): Promise<Answer> => {
      const signal = AbortSignal.timeout(deadline)
      const answer = await sendOnce(method, path, sent, signal)
      if (answer.status !== 401) return answer
      token = undefined
      return sendOnce(method, path, sent, signal)
    },
  }
}
