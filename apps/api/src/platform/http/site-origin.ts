import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

// Nearly all come to the same one.
let last = { address: '', origin: '' }

/** Where services send the browser back to: the site's own address, without a setting where the browser says it is. */
export const siteOrigin = (config: Config, { protocol, host, ownSite }: FastifyRequest): string => {
  const address = ownSite ?? config.PUBLIC_URL ?? `${protocol}://${host}`
  if (address !== last.address) last = { address, origin: originOf(address) }
  return last.origin
}
