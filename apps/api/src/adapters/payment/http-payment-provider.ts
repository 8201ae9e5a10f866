import type { ProviderPayment } from '@delebil/validation'
import * as v from 'valibot'
import { parseJson } from '../../platform/parse-json.ts'
import { type Answer, createPaymentCalls, type PaymentAccount } from './payment-calls.ts'
import type { MoneyAnswer, PaymentProvider, WebhookCall } from './port.ts'
import { isSame, signWebhook } from './webhook-signature.ts'

export type HttpPaymentOptions = PaymentAccount & {
  readonly name: string
  readonly title: string
  readonly webhookSecret: string
}

const createdSchema = v.object({ redirectUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/)), reference: v.string() })
const money = v.object({ currency: v.literal('NOK'), value: v.pipe(v.number(), v.integer(), v.minValue(0)) })
const paymentSchema = v.object({
  state: v.picklist(['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED']),
  aggregate: v.object({ authorizedAmount: money, capturedAmount: money }),
})
const webhookSchema = v.object({ reference: v.pipe(v.string(), v.uuid()) })

const amount = (ore: number) => ({ currency: 'NOK', value: ore })

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const readWebhook = (secret: string, { headers, ...call }: WebhookCall): string | undefined => {
  const date = one(headers['x-ms-date'])
  const { contentHash, authorization } = signWebhook({ ...call, date }, secret)
  const isGenuine =
    date !== '' &&
    isSame(one(headers['x-ms-content-sha256']), contentHash) &&
    isSame(one(headers['authorization']), authorization)
  const parsed = v.safeParse(webhookSchema, isGenuine ? parseJson(call.body.toString()) : undefined)
  return parsed.success ? parsed.output.reference : undefined
}

const moneyAnswer = ({ status }: Answer): MoneyAnswer => {
  if (status >= 200 && status < 300) return 'done'
  // 423: locked for now.
  return status >= 400 && status < 500 && ![401, 408, 423, 429].includes(status) ? 'refused' : 'unanswered'
}

/** Vipps ePayment: web redirect, wallet, captured by us. What does not look as it should counts as no answer. */
export const createHttpPaymentProvider = ({ name, title, webhookSecret, ...account }: HttpPaymentOptions) => {
  const calls = createPaymentCalls(account)
  const place = (reference: string) => `/epayment/v1/payments/${encodeURIComponent(reference)}`
  const change = async (reference: string, kind: string, body: object): Promise<MoneyAnswer> =>
    moneyAnswer(await calls.send('POST', `${place(reference)}/${kind}`, { body, key: `${reference}-${kind}` }))
  const provider: PaymentProvider = {
    name,
    title,
    create: async ({ reference, amountOre, description, returnUrl }) => {
      const answer = await calls.send('POST', '/epayment/v1/payments', {
        key: reference,
        body: {
          amount: amount(amountOre),
          paymentMethod: { type: 'WALLET' },
          reference,
          userFlow: 'WEB_REDIRECT',
          returnUrl,
          paymentDescription: description.slice(0, 100),
        },
      })
      const made = v.safeParse(createdSchema, answer.body)
      if (answer.status === 201 && made.success && made.output.reference === reference) {
        return { redirectUrl: made.output.redirectUrl }
      }
      return moneyAnswer(answer) === 'refused' ? 'refused' : 'unanswered'
    },
    read: async (reference) => {
      const answer = await calls.send('GET', place(reference))
      if (answer.status === 404) return 'unknown'
      const parsed = v.safeParse(paymentSchema, answer.status === 200 ? answer.body : undefined)
      if (!parsed.success) return 'unanswered'
      const { state, aggregate } = parsed.output
      return {
        state,
        authorizedOre: aggregate.authorizedAmount.value,
        capturedOre: aggregate.capturedAmount.value,
      } satisfies ProviderPayment
    },
    capture: (reference, ore) => change(reference, 'capture', { modificationAmount: amount(ore) }),
    refund: (reference, ore) => change(reference, 'refund', { modificationAmount: amount(ore) }),
    cancel: (reference) => change(reference, 'cancel', {}),
    readWebhook: (call) => readWebhook(webhookSecret, call),
  }
  return provider
}
