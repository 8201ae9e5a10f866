import { randomUUID } from 'node:crypto'
import { paymentWebhookPath } from '@delebil/core-api'
import { PAYMENT_GIVE_UP_MINUTES } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { ask, callEndpoint, logIn, testPeople } from '../../testing/test-site.ts'
import { pollPayment } from './poll-payment.ts'
import { settleForgotten } from './settle-forgotten.ts'
import { settlePayment } from './settle-payment.ts'
import { type PaymentSite, startPaymentSite } from './test-payment-site.ts'

let own: PaymentSite
beforeAll(async () => {
  own = await startPaymentSite()
})
beforeEach(() => own.reset())
afterAll(() => own.stop())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const settle = (id: string, now = new Date()) => settlePayment(own.parts, id, now)
const read = (id: string, token = own.token) =>
  callEndpoint(own.site.address, 'getPayment', { token, params: { paymentId: id } })
const movedNow = (work: () => Promise<unknown>) => {
  const before = own.fake.moved.length
  return work().then(() => own.fake.moved.slice(before))
}

/** Tells the site, as the provider does or as somebody who would like to be it. */
const tell = (reference: string, forged: Partial<{ secret: string; body: string }> = {}) => {
  const body = Buffer.from(JSON.stringify({ reference, name: 'AUTHORIZED', success: true }))
  const address = paymentWebhookPath('vipps')
  const call = { method: 'POST', address, host: new URL(own.site.address).host, date: new Date().toUTCString(), body }
  const { contentHash, authorization } = signWebhook(call, forged.secret ?? own.fake.webhookSecret)
  return ask(own.site.address + address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-ms-date': call.date,
      'x-ms-content-sha256': contentHash,
      authorization,
    },
    body: forged.body ?? body,
  })
}

describe('beginning a payment', () => {
  test('answers where to pay deposit and fee, and leaves the membership waiting', async () => {
    const { status, body } = await own.begin()
    expect(status).toBe(201)
    const entity = body?.['entity'] as { id: string }
    expect(entity).toMatchObject({
      state: 'pending',
      amountOre: 250_000,
      depositOre: 200_000,
      feeOre: 50_000,
      membershipName: 'Eva privat',
      redirectUrl: `${own.fake.url}/pay/${entity.id}`,
      settled: null,
    })
    expect(own.fake.find(entity.id)).toMatchObject({
      amountOre: 250_000,
      returnUrl: `${own.site.address}/vipps/v2/fallback/${entity.id}`,
    })
    expect(await own.stateOf(entity.id)).toEqual(['pending', 'PAYMENT_REQUIRED'])
  })

  test('again, five at once and with the same key, gives one payment', async () => {
    const key = randomUUID()
    const answers = await Promise.all([
      own.begin(own.token, key),
      own.begin(own.token, key),
      ...Array.from({ length: 3 }, () => own.begin()),
    ])
    const ids = answers.map(({ body }) => (body?.['entity'] as { id: string } | undefined)?.id)
    expect(new Set(ids).size).toBe(1)
    expect(await own.site.suite.database.rows('select id from payment')).toHaveLength(1)
  })

  test.each([
    ['broken', 'payment.unanswered'],
    ['garbage', 'payment.unanswered'],
  ] as const)('with a service that is %s stores nothing, and can be tried again', async (behaviour, code) => {
    own.fake.script(behaviour)
    expect(await own.begin()).toMatchObject({ status: 503, body: { code } })
    expect(await own.site.suite.database.rows('select id from payment')).toEqual([])
    own.fake.script('works')
    expect((await own.begin()).status).toBe(201)
  })

  test('is refused to others than owners, and when nothing is due', async () => {
    const stranger = await logIn(own.site.address, testPeople.stranger)
    expect(await own.begin(stranger)).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    await own.site.suite.database.change("update membership set state = 'ACTIVE' where id = 1")
    expect(await own.begin()).toMatchObject({ status: 409, body: { code: 'payment.not-due' } })
  })

  test('without a payment service is refused: payment.unavailable', async () => {
    const bare = await own.site.startAnother({ PAYMENT_URL: undefined })
    expect((await callEndpoint(bare.address, 'getPaymentService')).body).toEqual({ entity: null })
    const call = { token: own.token, params: { id: 1 } }
    expect((await callEndpoint(bare.address, 'beginPayment', call)).body?.['code']).toBe('payment.unavailable')
    expect((await ask(bare.address + paymentWebhookPath('vipps'), { method: 'POST' })).status).toBe(404)
    expect((await callEndpoint(own.site.address, 'getPaymentService')).body).toEqual({
      entity: { name: 'vipps', title: 'Vipps' },
    })
  })
})

describe('reading a payment', () => {
  test("is for who began it; another person's answers as a missing one", async () => {
    const id = await own.beginId()
    expect(await read(id)).toMatchObject({ status: 200, body: { entity: { id, state: 'pending' } } })
    for (const who of [testPeople.stranger, testPeople.colleague]) {
      const token = await logIn(own.site.address, who)
      const [foreign, missing] = [await read(id, token), await read(randomUUID(), token)]
      expect(foreign).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    }
    expect((await read(id, '')).status).toBe(401)
  })
})

describe('settling a payment', () => {
  test('that is paid captures once by the webhook and activates the membership; a second webhook does nothing', async () => {
    const id = await own.beginId()
    const moved = await movedNow(() => own.fake.setState(id, 'AUTHORIZED'))
    expect(moved).toEqual(['capture'])
    expect(await own.stateOf(id)).toEqual(['paid', 'ACTIVE'])
    expect(await movedNow(async () => expect((await tell(id)).status).toBe(204))).toEqual([])
    expect(await read(id)).toMatchObject({ body: { entity: { state: 'paid', redirectUrl: null } } })
    expect(await own.begin()).toMatchObject({ body: { code: 'payment.not-due' } })
  })

  test('by webhooks and polling at once captures once', async () => {
    own.fake.tell(false)
    const id = await own.beginId()
    await own.fake.setState(id, 'AUTHORIZED')
    const moved = await movedNow(() =>
      Promise.all([
        ...Array.from({ length: 3 }, () => tell(id)),
        ...Array.from({ length: 3 }, () => pollPayment(own.parts, { paymentId: id, attempt: 1 }, new Date())),
      ]),
    )
    expect(moved).toEqual(['capture'])
    expect(await own.stateOf(id)).toEqual(['paid', 'ACTIVE'])
    expect(own.polls).toEqual([])
  })

  test('without a webhook is done by polling, and sends a receipt', async () => {
    own.fake.tell(false)
    const id = await own.beginId()
    await pollPayment(own.parts, { paymentId: id, attempt: 1 }, new Date())
    expect(own.polls).toEqual([{ paymentId: id, attempt: 2 }])
    await own.fake.setState(id, 'AUTHORIZED')
    await pollPayment(own.parts, { paymentId: id, attempt: 2 }, new Date())
    expect(await own.stateOf(id)).toEqual(['paid', 'ACTIVE'])
    expect(own.polls).toHaveLength(1)
    expect(own.mails).toMatchObject([{ to: 'Eva@Delebil.test', subject: 'Kvittering for betaling' }])
    expect(own.mails[0]?.text).not.toContain('Eva')
  })

  test('leads back from the page of the service, which refuses a payment that is over', async () => {
    const id = await own.beginId()
    const page = `${own.fake.url}/pay/${id}`
    expect((await ask(page)).text).toContain(formatNok(250_000))
    const pay = () => fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' })
    const paid = await pay()
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${own.site.address}/vipps/v2/fallback/${id}`])
    expect(await own.stateOf(id)).toEqual(['paid', 'ACTIVE'])
    expect((await pay()).status).toBe(410)
  })

  test.each([
    ['ABORTED', 'aborted'],
    ['EXPIRED', 'expired'],
    ['TERMINATED', 'expired'],
  ] as const)('that is %s captures nothing, and another can be begun', async (state, settled) => {
    const id = await own.beginId()
    expect(await movedNow(() => own.fake.setState(id, state))).toEqual([])
    expect(await own.stateOf(id)).toEqual([settled, 'PAYMENT_REQUIRED'])
    const again = await own.beginId()
    expect(again).not.toBe(id)
    await own.fake.setState(again, 'AUTHORIZED')
    expect(await own.stateOf(again)).toEqual(['paid', 'ACTIVE'])
  })

  test('that nobody approved in time cancels it, and it is expired', async () => {
    const id = await own.beginId()
    expect(await settle(id, later(PAYMENT_GIVE_UP_MINUTES - 1))).toBe('pending')
    expect(await movedNow(() => settle(id, later(PAYMENT_GIVE_UP_MINUTES + 1)))).toEqual(['cancel'])
    expect(await own.stateOf(id)).toEqual(['expired', 'PAYMENT_REQUIRED'])
  })

  test.each(['BLOCKED', 'ACTIVE'])(
    'of a membership that is %s by then cancels it and takes no money',
    async (state) => {
      own.fake.tell(false)
      const id = await own.beginId()
      await own.fake.setState(id, 'AUTHORIZED')
      await own.site.suite.database.change('update membership set state = $1 where id = 1', [state])
      expect(await movedNow(() => settle(id))).toEqual(['cancel'])
      expect(await own.stateOf(id)).toEqual(['failed', state])
    },
  )

  test('while the service is down leaves it pending, and settles it afterwards', async () => {
    own.fake.tell(false)
    const id = await own.beginId()
    await own.fake.setState(id, 'AUTHORIZED')
    own.fake.script('broken')
    expect(await settle(id)).toBe('unanswered')
    await pollPayment(own.parts, { paymentId: id, attempt: 7 }, new Date())
    expect((await tell(id)).status).toBe(503)
    expect(await own.stateOf(id)).toEqual(['pending', 'PAYMENT_REQUIRED'])
    expect(own.polls).toEqual([{ paymentId: id, attempt: 8 }])
    own.fake.script('works')
    expect(await settle(id)).toBe('paid')
  })

  test('after a lost answer to the capture does not capture again', async () => {
    own.fake.tell(false)
    const id = await own.beginId()
    await own.fake.setState(id, 'AUTHORIZED')
    const { payments } = own.parts
    const deaf = {
      ...payments,
      capture: async (reference: string, ore: number) => {
        await payments.capture(reference, ore)
        return 'unanswered' as const
      },
    }
    const moved = await movedNow(async () => {
      expect(await settlePayment({ ...own.parts, payments: deaf }, id, new Date())).toBe('unanswered')
      expect(await own.stateOf(id)).toEqual(['pending', 'PAYMENT_REQUIRED'])
      expect(await settle(id)).toBe('paid')
    })
    expect(moved).toEqual(['capture'])
  })

  test('after a lost answer to the capture refunds it if the membership was blocked meanwhile', async () => {
    own.fake.tell(false)
    const id = await own.beginId()
    await own.fake.setState(id, 'AUTHORIZED')
    await own.parts.payments.capture(id, 250_000)
    await own.site.suite.database.change("update membership set state = 'BLOCKED' where id = 1")
    expect(await movedNow(() => settle(id))).toEqual(['refund'])
    expect(await own.stateOf(id)).toEqual(['failed', 'BLOCKED'])
  })

  test('that no job settles any more is done by the schedule', async () => {
    own.fake.tell(false)
    const [id, fresh] = [await own.beginId(), new Date()]
    await own.fake.setState(id, 'AUTHORIZED')
    await settleForgotten(own.parts, fresh)
    expect(await own.stateOf(id)).toEqual(['pending', 'PAYMENT_REQUIRED'])
    await settleForgotten(own.parts, later(3 * 60))
    expect(await own.stateOf(id)).toEqual(['paid', 'ACTIVE'])
  })

  test('refunds the capture when the membership is blocked during it', async () => {
    own.fake.tell(false)
    const id = await own.beginId()
    await own.fake.setState(id, 'AUTHORIZED')
    const { payments } = own.parts
    const meanwhile = {
      ...payments,
      capture: async (reference: string, ore: number) => {
        await own.site.suite.database.change("update membership set state = 'BLOCKED' where id = 1")
        return payments.capture(reference, ore)
      },
    }
    const moved = await movedNow(() => settlePayment({ ...own.parts, payments: meanwhile }, id, new Date()))
    expect(moved).toEqual(['capture', 'refund'])
    expect(await own.stateOf(id)).toEqual(['failed', 'BLOCKED'])
  })
})

describe('a webhook that is not genuine', () => {
  test('is refused with 401 and settles nothing', async () => {
    own.fake.tell(false)
    const id = await own.beginId()
    await own.fake.setState(id, 'AUTHORIZED')
    const forged = [
      await tell(id, { secret: 'guessed' }),
      await tell(randomUUID(), { body: JSON.stringify({ reference: id, name: 'AUTHORIZED' }) }),
      await ask(own.site.address + paymentWebhookPath('vipps'), { method: 'POST' }),
    ]
    for (const answer of forged) expect(answer).toMatchObject({ status: 401, body: { code: 'payment.signature' } })
    expect(await own.stateOf(id)).toEqual(['pending', 'PAYMENT_REQUIRED'])
    expect((await tell(randomUUID())).status).toBe(204)
  })
})
