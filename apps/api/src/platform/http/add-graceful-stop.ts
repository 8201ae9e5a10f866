import type { FastifyInstance } from 'fastify'

const sweepMilliseconds = 50

/** While the server stops, callers are told to come back on another connection, and idle ones are not waited for. */
export const addGracefulStop = (app: FastifyInstance): void => {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (sweep) reply.header('connection', 'close')
    done()
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
