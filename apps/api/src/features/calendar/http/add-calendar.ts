import { createHash } from 'node:crypto'
import { calendarPath } from '@delebil/core-api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { siteOrigin } from '../../../platform/http/site-origin.ts'
import { readCalendar } from '../read-calendar.ts'

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`

// Caches on the way may have weakened it.
const isSame = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

/** Reservations for calendars: they have no session, the secret in the address is all they know. */
export const addCalendar = (app: FastifyInstance, context: Context): void => {
  const limits = createRateLimits(app, context.config)
  app.get<{ Params: { secret: string } }>(
    calendarPath(':secret'),
    { onRequest: (request) => limits.check(request, 'getSharedReservation') },
    async (request, reply) => {
      const { config, database } = context
      const text = await readCalendar(database, request.params.secret, new Date(), siteOrigin(config, request))
      const etag = etagOf(text)
      reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
