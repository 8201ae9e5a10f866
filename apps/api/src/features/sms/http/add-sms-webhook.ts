import { timingSafeEqual } from 'node:crypto'
import { smsWebhookPath } from '@delebil/core-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { siteOrigin } from '../../../platform/http/site-origin.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type AnswerSms, takeNews } from '../take-news.ts'

const isSame = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Where the gateway of SMS calls us, by GET or POST as it was set up. It signs nothing: the secret in the address stands for a
 * session, and a report is believed only of an SMS whose reference and number it knows. `answer` is what an answer leads to beside STOPP.
 */
export const addSmsWebhook = (app: FastifyInstance, context: Context, answer: AnswerSms): void => {
  const { sms, config } = context
  if (sms === undefined) return
  const limits = createRateLimits(app, config)
  const take = async (request: FastifyRequest<{ Params: { secret: string } }>) => {
    if (!isSame(request.params.secret, sms.secret)) {
      await limits.checkGuess(request)
      throw new Refusal('resource.unknown')
    }
    await limits.check(request, 'sms')
    const fields = { ...Object(request.query), ...Object(request.body) }
    const news = sms.readNews(fields)
    if (news === undefined) throw new Refusal('request.invalid')
    await takeNews(context, news, { answer, siteUrl: siteOrigin(config, request), now: new Date() })
  }
  for (const method of ['GET', 'POST'] as const)
    app.route<{ Params: { secret: string } }>({
      method,
      url: smsWebhookPath(':secret'),
      handler: async (request, reply) => {
        await take(request)
        return reply.code(204).send()
      },
    })
}
