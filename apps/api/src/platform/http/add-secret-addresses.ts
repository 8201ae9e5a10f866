import type { FastifyInstance } from 'fastify'
import { isSecretAddress } from './redacted-paths.ts'

/** What is opened by its address alone is told to no search engine and no other site, and kept by no cache that others share. */
export const addSecretAddresses = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ url }, reply) => {
    if (!isSecretAddress(url)) return
    const isPrivate = String(reply.getHeader('cache-control')).startsWith('private')
    reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
    if (!isPrivate) reply.header('cache-control', 'no-store')
  })
}
