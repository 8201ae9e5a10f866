import { delay, HttpResponse, http, type RequestHandler } from 'msw'

const slowMs = 2000
const everyCall = '/api/*'
async function failure() {
  const { problemText } = await import('@delebil/validation/text')
  const code = 'server.error'
  const errors = [{ code, message: problemText[code] }]
  return { type: 'about:blank', title: 'Internal Server Error', status: 500, code, entity: null, errors }
}

/** What stands between a story and its answers. A handler that answers nothing hands the call on. */
const handlers: Readonly<Record<string, RequestHandler>> = {
  slow: http.all(everyCall, async () => {
    await delay(slowMs)
  }),
  offline: http.all(everyCall, () => HttpResponse.error()),
  error: http.all(everyCall, async () =>
    HttpResponse.json(await failure(), { status: 500, headers: { 'content-type': 'application/problem+json' } }),
  ),
}

export const networkHandlers = (network: unknown): readonly RequestHandler[] => {
  const handler = handlers[String(network)]
  return handler ? [handler] : []
}

/** `navigator.onLine` says what the switch says; off, it is the browser's own again. */
export function emulateOnline(isOffline: boolean): void {
  const wasOffline = Object.hasOwn(navigator, 'onLine')
  if (wasOffline === isOffline) return
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  else Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
