import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { parseJson } from '../../platform/parse-json.ts'
import { listenOnLoopback } from '../listen-on-loopback.ts'
import { changeSchema, type FakeAccount, idempotencyKeyOf, isFromMerchant, orderSchema } from './fake-checks.ts'
import { type Done, type FakePayment, moveMoney, paymentBody } from './fake-money.ts'
import { fakePaidPage, fakePaymentPage } from './fake-page.ts'
import { sendWebhook } from './fake-webhook.ts'

/** `broken` answers 500, `silent` never, `garbage` what nobody understands. */
export type PaymentBehaviour = 'works' | 'broken' | 'silent' | 'garbage'

/** A payment service for the demo and for tests, on loopback only, with a page where one pays. */
export type FakePaymentProvider = FakeAccount & {
  readonly url: string
  readonly webhookSecret: string
  /** What the service does from now on. */
  readonly script: (behaviour: PaymentBehaviour) => void
  /** Whether it tells of what happens. On at first. */
  readonly tell: (does: boolean) => void
  readonly find: (reference: string) => FakePayment | undefined
  /** Lets time or somebody else decide. */
  readonly setState: (reference: string, state: FakePayment['state']) => Promise<void>
  /** What was done, in order: 'capture' and so on. What was only sent again is not in it. */
  readonly moved: readonly string[]
  /** Makes the tokens that were given out worthless. */
  readonly renewTokens: () => void
  readonly stop: () => Promise<void>
}

const createAddress = '/epayment/v1/payments'
const paymentAddress = /^\/epayment\/v1\/payments\/([\w-]+)(?:\/(capture|refund|cancel))?$/

const problem = (status: number, title: string): Done => [status, { type: 'about:blank', title, status }]
const secret = () => randomBytes(24).toString('base64url')

/** Starts the fake on a free port. `webhookPath` is where it tells the site, at the address that people return to. */
export const startFakePaymentProvider = async (webhookPath: string, title: string): Promise<FakePaymentProvider> => {
  const account = {
    clientId: secret(),
    clientSecret: secret(),
    subscriptionKey: secret(),
    merchantNumber: '123456',
  }
  const webhookSecret = secret()
  const payments = new Map<string, FakePayment>()
  const answered = new Map<string, { readonly asked: string; readonly answer: Done }>()
  const moved: string[] = []
  let token = secret()
  let behaviour: PaymentBehaviour = 'works'
  let tells = true
  const server = createServer()
  const { url, stop } = await listenOnLoopback(server)

  const change = async (payment: FakePayment, state: FakePayment['state']): Promise<void> => {
    payment.state = state
    if (tells) await sendWebhook({ ...payment, webhookPath, secret: webhookSecret })
  }

  const create = (body: unknown): Done => {
    const order = v.safeParse(orderSchema, body)
    if (!order.success) return problem(400, 'malformed order')
    const { reference, amount, returnUrl, paymentDescription: description } = order.output
    if (payments.has(reference)) return problem(409, 'reference was used')
    const zero = { capturedOre: 0, refundedOre: 0, cancelledOre: 0 }
    payments.set(reference, { reference, amountOre: amount.value, returnUrl, description, state: 'CREATED', ...zero })
    return [201, { reference, redirectUrl: `${url}/pay/${reference}` }]
  }

  // The same key and body, the same answer; the same key with another body is refused.
  const once = (request: IncomingMessage, asked: string, work: () => Done): Done => {
    const key = idempotencyKeyOf(request)
    if (key === undefined) return problem(400, 'Idempotency-Key is missing')
    const before = answered.get(`${request.url} ${key}`)
    if (before) return before.asked === asked ? before.answer : problem(409, 'key was used')
    const answer = work()
    if (answer[0] < 300) answered.set(`${request.url} ${key}`, { asked, answer })
    return answer
  }

  const modify = (payment: FakePayment, kind: string, body: unknown): Done => {
    const parsed = v.safeParse(changeSchema, body)
    if (!parsed.success) return problem(400, 'malformed change')
    const done = moveMoney(payment, kind, parsed.output.modificationAmount?.value)
    if (done[0] === 200) moved.push(kind)
    return done
  }

  const giveToken = ({ headers }: IncomingMessage, body: string): Done => {
    const isKnown = headers['client_id'] === account.clientId && headers['client_secret'] === account.clientSecret
    if (!isKnown || body !== '') return problem(401, 'unknown client')
    return [200, { token_type: 'Bearer', expires_in: '3600', access_token: token }]
  }

  const answerPayment = (request: IncomingMessage, body: string): Done => {
    const [, reference = '', kind] = paymentAddress.exec(request.url ?? '') ?? []
    const payment = payments.get(reference)
    if (payment === undefined) return problem(404, 'unknown payment')
    if (request.method === 'GET') return kind ? problem(404, 'unknown address') : [200, paymentBody(payment)]
    return kind ? once(request, body, () => modify(payment, kind, parseJson(body))) : problem(404, 'unknown address')
  }

  const answerCall = (request: IncomingMessage, body: string): Done => {
    const { method, url, headers } = request
    if (!isFromMerchant(request, account)) return problem(401, 'headers are missing')
    if (method === 'POST' && url === '/accesstoken/get') return giveToken(request, body)
    if (headers.authorization !== `Bearer ${token}`) return problem(401, 'token is wrong or old')
    if (method === 'POST' && headers['content-type'] !== 'application/json') return problem(415, 'JSON please')
    if (method === 'POST' && url === createAddress) return once(request, body, () => create(parseJson(body)))
    return answerPayment(request, body)
  }

  const answerPage = async (request: IncomingMessage, response: ServerResponse, body: string): Promise<void> => {
    const payment = payments.get(request.url?.slice('/pay/'.length) ?? '')
    const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    if (payment?.state !== 'CREATED') return void response.writeHead(410, html).end(fakePaidPage(title))
    if (request.method !== 'POST') return void response.writeHead(200, html).end(fakePaymentPage(title, payment))
    const isPaid = new URLSearchParams(body).get('choice') === 'pay'
    await change(payment, isPaid ? 'AUTHORIZED' : 'ABORTED')
    response.writeHead(303, { location: payment.returnUrl }).end()
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    if (request.url?.startsWith('/pay/')) return answerPage(request, response, body)
    if (behaviour === 'silent') return
    const outcomes = { broken: problem(500, 'broken'), garbage: [200, { state: 'PAID' }] as Done }
    const [status, answer] = behaviour === 'works' ? answerCall(request, body) : outcomes[behaviour]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => void serve(request, response))
  return {
    ...account,
    url,
    webhookSecret,
    script: (next) => {
      behaviour = next
    },
    tell: (does) => {
      tells = does
    },
    find: (reference) => payments.get(reference),
    setState: async (reference, state) => {
      const payment = payments.get(reference)
      if (payment) await change(payment, state)
    },
    moved,
    renewTokens: () => {
      token = secret()
    },
    stop,
  }
}
