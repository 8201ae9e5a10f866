import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePaymentProvider, startFakePaymentProvider } from './fake.ts'
import { createHttpPaymentProvider } from './http-payment-provider.ts'
import type { PaymentProvider } from './port.ts'
import { signWebhook } from './webhook-signature.ts'

let fake: FakePaymentProvider
let provider: PaymentProvider
beforeAll(async () => {
  fake = await startFakePaymentProvider('/nowhere', 'Vipps')
  provider = createHttpPaymentProvider({ name: 'vipps', title: 'Vipps', ...fake })
})
afterAll(() => fake.stop())

const order = (reference: string) => ({
  reference,
  amountOre: 249_000,
  description: 'Vipps: medlemskap',
  returnUrl: 'https://delebil.test/vipps/v2/fallback/x',
})
const begin = async () => {
  const reference = randomUUID()
  const made = await provider.create(order(reference))
  if (typeof made === 'string') throw new Error(made)
  return { reference, ...made }
}

test('a payment goes from created to authorized, is captured once for the whole amount, and is refunded', async () => {
  const { reference, redirectUrl } = await begin()
  expect(redirectUrl).toBe(`${fake.url}/pay/${reference}`)
  expect(await provider.read(reference)).toEqual({ state: 'CREATED', authorizedOre: 0, capturedOre: 0 })
  expect(await provider.capture(reference, 249_000)).toBe('refused')
  await fake.setState(reference, 'AUTHORIZED')
  expect(await provider.read(reference)).toMatchObject({ state: 'AUTHORIZED', authorizedOre: 249_000 })
  expect([await provider.capture(reference, 249_000), await provider.capture(reference, 249_000)]).toEqual([
    'done',
    'done',
  ])
  expect(await provider.read(reference)).toMatchObject({ state: 'AUTHORIZED', capturedOre: 249_000 })
  expect(await provider.cancel(reference)).toBe('refused')
  expect(await provider.refund(reference, 249_000)).toBe('done')
  expect(fake.moved).toEqual(['capture', 'refund'])
})

test('the same order sent again is the same payment; the same reference with another amount is refused', async () => {
  const { reference, redirectUrl } = await begin()
  expect(await provider.create(order(reference))).toEqual({ redirectUrl })
  expect(await provider.create({ ...order(reference), amountOre: 100 })).toBe('refused')
  expect(await provider.create({ ...order(randomUUID()), amountOre: 99 })).toBe('refused')
  expect(await provider.create({ ...order('short'), amountOre: 100 })).toBe('refused')
})

test('a payment that nobody has approved can be cancelled, and is then TERMINATED', async () => {
  const { reference } = await begin()
  expect(await provider.cancel(reference)).toBe('done')
  expect(await provider.read(reference)).toMatchObject({ state: 'TERMINATED' })
  expect(await provider.read(randomUUID())).toBe('unknown')
})

test('an access token that the provider has renewed is fetched again within the same call', async () => {
  const { reference } = await begin()
  fake.renewTokens()
  expect(await provider.read(reference)).toMatchObject({ state: 'CREATED' })
})

test.each(['broken', 'silent', 'garbage'] as const)(
  'every call to a service that is %s is unanswered',
  async (behaviour) => {
    const { reference } = await begin()
    fake.script(behaviour)
    const impatient = createHttpPaymentProvider({ name: 'vipps', title: 'Vipps', ...fake, deadline: 100 })
    const asking = behaviour === 'silent' ? impatient : provider
    expect(await asking.read(reference)).toBe('unanswered')
    if (behaviour !== 'garbage') expect(await asking.capture(reference, 1)).toBe('unanswered')
    expect(await asking.create(order(randomUUID()))).toBe('unanswered')
    fake.script('works')
  },
)

test.each([
  ['clientSecret', 'wrong'],
  ['subscriptionKey', 'wrong'],
  ['merchantNumber', '1'],
  ['url', 'http://127.0.0.1:1'],
])('creating a payment with a wrong %s is unanswered', async (setting, value) => {
  const other = createHttpPaymentProvider({ name: 'vipps', title: 'Vipps', ...fake, [setting]: value })
  expect(await other.create(order(randomUUID()))).toBe('unanswered')
})

const date = 'Thu, 30 Mar 2023 08:38:32 GMT'
const signed = (reference: unknown, secret = fake.webhookSecret) => {
  const call = {
    method: 'POST',
    address: '/hook?a=1',
    host: 'delebil.test',
    body: Buffer.from(JSON.stringify({ reference })),
  }
  const { contentHash, authorization } = signWebhook({ ...call, date }, secret)
  return { ...call, headers: { 'x-ms-date': date, 'x-ms-content-sha256': contentHash, authorization } }
}

test('a webhook is believed only when it is signed for this body, date, host and address', () => {
  const reference = randomUUID()
  const genuine = signed(reference)
  expect(provider.readWebhook(genuine)).toBe(reference)
  const { headers } = genuine
  const forged = [
    signed(reference, 'another secret'),
    { ...genuine, body: Buffer.from(JSON.stringify({ reference: randomUUID() })) },
    { ...genuine, host: 'evil.test' },
    { ...genuine, address: '/hook' },
    { ...genuine, method: 'GET' },
    { ...genuine, headers: {} },
    { ...genuine, headers: { ...headers, 'x-ms-date': 'Thu, 30 Mar 2023 08:38:33 GMT' } },
    { ...genuine, headers: { ...headers, authorization: ['x'] } },
    signed('not an id'),
    signed(undefined),
  ]
  for (const call of forged) expect(provider.readWebhook(call)).toBeUndefined()
})

test("the signature of a webhook is that of the provider's published example", () => {
  const body = Buffer.from('{"some-unique-content":"ee6e441b-cc4a-46f8-895d-a5af79bcc233/hello-world"}')
  const secret = 'A0+AeKBRG2KRGvnNwJpQlb6IJFk48CKXCIcrLoHncVJKDILsQSxS6NWCccwWm6r6FhGKhiHTBsG2wo/xU6FY/A=='
  const call = { method: 'POST', address: '/e2cee29b-012e-4f1d-8ef4-e95fd74a7a63', host: 'webhook.site', date, body }
  expect(signWebhook(call, secret)).toEqual({
    contentHash: 'lNlsp1XA03N34HrQsVzPgJKtC+r7l/RBF4V3JQUWMj4=',
    authorization:
      'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=agAiSyogQbDHpeucoNwYz+yAr5nJ+v+zasdkSbqzv+U=',
  })
})
