import type { FakePayment } from './fake-money.ts'
import { signWebhook } from './webhook-signature.ts'

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])
const patienceMilliseconds = 5000

type WebhookOf = Pick<FakePayment, 'reference' | 'state' | 'amountOre' | 'returnUrl'> & {
  readonly webhookPath: string
  readonly secret: string
}

/** Tells the site at the address that people return to, if that is this machine. Nobody there is no trouble: the site asks too. */
export const sendWebhook = async ({ reference, state, amountOre, returnUrl, ...more }: WebhookOf): Promise<void> => {
  const { webhookPath: address, secret } = more
  const { hostname, host, origin } = new URL(returnUrl)
  if (!loopback.has(hostname)) return
  const body = Buffer.from(
    JSON.stringify({
      msn: '123456',
      reference,
      name: state,
      amount: { currency: 'NOK', value: amountOre },
      timestamp: new Date().toISOString(),
      success: true,
    }),
  )
  const date = new Date().toUTCString()
  const { contentHash, authorization } = signWebhook({ method: 'POST', address, host, date, body }, secret)
  await fetch(origin + address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-ms-date': date,
      'x-ms-content-sha256': contentHash,
      authorization,
    },
    body,
    signal: AbortSignal.timeout(patienceMilliseconds),
  }).catch(() => undefined)
}
