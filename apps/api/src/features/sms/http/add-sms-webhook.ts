import { timingSafeEqual } from 'node:crypto'
import { smsWebhookPath } from '@delebil/core-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { takeNews } from '../take-news.ts'

const isSame = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Where the gateway of SMS calls us, by GET or POST as it was set up. It signs nothing: the secret in the address stands for a
 * session, and a report is believed only of an SMS whose reference and number it knows.
 */
export const addSmsWebhook = (app: FastifyInstance, context: Context): void => {
  const { sms } = context
  if (sms === undefined) return
  const take = async (request: FastifyRequest<{ Params: { secret: string } }>) => {
    if (!isSame(request.params.secret, sms.secret)) throw new Refusal('resource.unknown')
    const fields = { ...Object(request.query), ...Object(request.body) }
    const news = sms.readNews(fields)
    if (news === undefined) throw new Refusal('request.invalid')
    await takeNews(context, news, new Date())
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
