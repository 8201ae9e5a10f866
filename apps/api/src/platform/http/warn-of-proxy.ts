import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Says once that somebody tells of callers behind them and is not believed: behind a proxy all would count as one. */
export const warnOfProxy = (app: FastifyInstance, { TRUST_PROXY }: Config): void => {
  if (TRUST_PROXY > 0) return
  let isSaid = false
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    done()
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn('X-Forwarded-For came and is not believed: set TRUST_PROXY if a proxy of your own is in front.')
  })
}
