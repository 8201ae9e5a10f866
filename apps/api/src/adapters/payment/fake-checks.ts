import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import type { PaymentAccount } from './payment-calls.ts'

/** Who may call the fake. Made anew at each start. */
export type FakeAccount = Pick<PaymentAccount, 'clientId' | 'clientSecret' | 'subscriptionKey' | 'merchantNumber'>

const money = v.strictObject({ currency: v.literal('NOK'), value: v.pipe(v.number(), v.integer(), v.minValue(100)) })

/** As strict as the real service: what that would not take must not pass here. */
export const orderSchema = v.strictObject({
  amount: money,
  paymentMethod: v.strictObject({ type: v.picklist(['WALLET', 'CARD']) }),
  reference: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{8,64}$/)),
  userFlow: v.literal('WEB_REDIRECT'),
  returnUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
  paymentDescription: v.pipe(v.string(), v.minLength(3), v.maxLength(100)),
})

export const changeSchema = v.object({ modificationAmount: v.optional(money) })

/** The headers that every call carries. */
export const isFromMerchant = ({ headers }: IncomingMessage, account: FakeAccount): boolean =>
  headers['ocp-apim-subscription-key'] === account.subscriptionKey &&
  headers['merchant-serial-number'] === account.merchantNumber &&
  [headers['vipps-system-name'], headers['vipps-system-version']].every(
    (value) => typeof value === 'string' && value.length > 0 && value.length <= 30,
  )

/** The key of a change, or undefined where there is none that would do. */
export const idempotencyKeyOf = ({ headers }: IncomingMessage): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{1,100}$/.test(key) ? key : undefined
}
