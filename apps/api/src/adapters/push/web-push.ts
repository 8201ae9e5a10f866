import type { Push, PushKeys } from './port.ts'

const deadlineMilliseconds = 10_000
const keepSeconds = 24 * 3600

/** Web push: encrypted for the browser, signed with our key. `subject` is where a push service finds us, `mailto:` or https. */
export const createWebPush = (keys: () => Promise<PushKeys>, subject: string): Push => ({
  send: async ({ endpoint, p256dh, auth }, message) => {
    const { default: webPush } = await import('web-push')
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...(await keys()) },
      TTL: keepSeconds,
    })
    const { 'Content-Length': _, ...headers } = details.headers
    const response = await fetch(details.endpoint, {
      method: details.method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(details.body ?? Buffer.alloc(0)),
      signal: AbortSignal.timeout(deadlineMilliseconds),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw new Error(`The push service answered ${response.status}.`)
    return 'sent'
  },
})
