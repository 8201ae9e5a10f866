import { paymentWebhookPath } from '@delebil/core-api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settlePayment } from '../settle-payment.ts'

const mostBytes = 65_536

/**
 * Where the payment provider tells that something happened. Its signature stands for a session; what it says is only a
 * hint, the provider itself is asked. Sent again it changes nothing. 503 asks for it to be sent again.
 */
export const addPaymentWebhook = (app: FastifyInstance, context: Context): void => {
  const { payments } = context
  if (payments === undefined) return
  const limits = createRateLimits(app, context.config)
  void app.register(async (webhook) => {
    // The signature is of the bytes, not of what they mean.
    webhook.removeAllContentTypeParsers()
    webhook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    webhook.post(paymentWebhookPath(payments.name), async (request, reply) => {
      await limits.check(request, 'getPayment')
      const { method, url: address, host, headers } = request
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const reference = payments.readWebhook({ method, address, host, headers, body })
      if (reference === undefined) throw new Refusal('payment.signature')
      const settled = await settlePayment({ ...context, payments }, reference, new Date())
      return reply.code(settled === 'unanswered' ? 503 : 204).send()
    })
  })
}
