import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

/** For whoever watches the server: whether the process lives, and whether it can do its work. */
export const addHealth = (app: FastifyInstance, { database }: Context): void => {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }))
  app.get('/health/ready', async (_request, reply) => {
    const reachable = await database.rows('select 1').then(
      () => true,
      () => false,
    )
    const ready = reachable && !stopping
    // Told and no more: with a full disk reads are still answered, and no other process could do better.
    const writes = database.refusesWrites() ? 'refused' : 'up'
    const answer = { status: ready ? 'up' : 'down', database: reachable ? 'up' : 'down', writes, stopping }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}
