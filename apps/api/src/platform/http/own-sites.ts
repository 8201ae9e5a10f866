import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

const keptMilliseconds = 5000

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of one organization that the request came to, without a slash at the end. */
    ownSite?: string | undefined
  }
}

/** Notes which organization's own site a request came to. Nobody waits for it: they are read at the start, and again beside a request five seconds later. */
export const addOwnSites = (
  app: FastifyInstance,
  { database }: Pick<Context, 'database'>,
  listSites: (db: Context['database']) => Promise<readonly string[]>,
): void => {
  let byHost: ReadonlyMap<string, string> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  // While the database is away, those that were known are.
  const read = async (): Promise<void> => {
    readAt = performance.now()
    const sites = await listSites(database).catch(() => undefined)
    if (sites) byHost = new Map(sites.map((site) => [new URL(site).host, site]))
  }
  app.decorateRequest('ownSite', undefined)
  app.addHook('onReady', read)
  app.addHook('onRequest', (request, _reply, done) => {
    if (performance.now() - readAt > keptMilliseconds) void read()
    if (byHost.size > 0) request.ownSite = byHost.get(request.host)
    done()
  })
}
