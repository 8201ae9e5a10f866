import type { FastifyInstance, FastifyReply } from 'fastify'
import { isSecretAddress } from './redacted-paths.ts'

const keepSecret = (reply: FastifyReply): void => {
  const isPrivate = String(reply.getHeader('cache-control')).startsWith('private')
  reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
  if (!isPrivate) reply.header('cache-control', 'no-store')
}

/** What is opened by its address alone is told to no search engine and no other site, and kept by no cache that others share. */
export const addSecretAddresses = (app: FastifyInstance): void => {
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    if (isSecretAddress(url)) keepSecret(reply)
    done()
  })
}
