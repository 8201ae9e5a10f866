import type { FastifyInstance } from 'fastify'
import { redactPath } from './redacted-paths.ts'

const levelsThatTell: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

/** One line per request, without its query (places, times and names stand there), and its id in the answer. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (!levelsThatTell.has(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const path = redactPath(request.url.split('?', 1)[0] ?? '')
    const { statusCode: status } = reply
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method: request.method, path, status, milliseconds, personId: request.caller?.personId },
      'request',
    )
  })
}
