import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Where services send the browser back to: the site's own address, without a setting where the browser says it is. */
export const siteOrigin = (config: Config, { protocol, host, ownSite }: FastifyRequest): string => {
  const address = ownSite ?? config.PUBLIC_URL ?? `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address).origin : ''
}
