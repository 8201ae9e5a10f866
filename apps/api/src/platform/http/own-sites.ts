import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

const keptMilliseconds = 5000

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of one organization that the request came to, without a slash at the end. */
    ownSite?: string | undefined
  }
}

/** Notes which organization's own site a request came to. All are read at once and kept for five seconds: a change counts no later. */
export const addOwnSites = (
  app: FastifyInstance,
  { database }: Pick<Context, 'database'>,
  listSites: (db: Context['database']) => Promise<readonly string[]>,
): void => {
  let kept: { readonly until: number; readonly byHost: Promise<ReadonlyMap<string, string>> } | undefined
  const read = async () => new Map((await listSites(database)).map((site) => [new URL(site).host, site]))
  app.decorateRequest('ownSite', undefined)
  app.addHook('onRequest', async (request) => {
    if (kept === undefined || kept.until <= Date.now()) {
      const byHost = read()
      kept = { until: Date.now() + keptMilliseconds, byHost }
      byHost.catch(() => {
        kept = undefined
      })
    }
    // While the database is away every site is the common one.
    const byHost = await kept.byHost.catch(() => undefined)
    request.ownSite = byHost?.get(request.host)
  })
}
