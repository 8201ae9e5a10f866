import { timingSafeEqual } from 'node:crypto'
import { tripletexWebhookPath } from '@delebil/core-api'
import type { FastifyInstance } from 'fastify'
import { webhookHeader } from '../../../adapters/accounting/port.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { keepCall } from '../stores/accounting-configuration.ts'

const isSame = (given: unknown, expected: string): boolean => {
  const [left, right] = [Buffer.from(String(given)), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Where Tripletex calls when something happened in the books of an organization. The secret of its subscription stands for a session. What
 * it says is not read: it wakes who reads the books, and however often it calls that comes to the same.
 */
export const addTripletexWebhook = (app: FastifyInstance, { accounting, config, database, jobs }: Context): void => {
  const { tripletex } = accounting
  if (tripletex === undefined) return
  const limits = createRateLimits(app, config)
  app.post<{ Params: { organizationId: string } }>(tripletexWebhookPath(':organizationId'), async (request, reply) => {
    const organizationId = Number(request.params.organizationId)
    if (!isSame(request.headers[webhookHeader], tripletex.webhookSecret(organizationId))) {
      await limits.checkGuess(request)
      throw new Refusal('resource.unknown')
    }
    await transaction(database, async (tx) => {
      if (!(await keepCall(tx, organizationId, new Date()))) throw new Refusal('resource.unknown')
      await jobs.enqueue(tx, 'payments-of-books', { organizationId })
      await jobs.enqueue(tx, 'accounting', { organizationId })
    })
    return reply.code(204).send()
  })
}
