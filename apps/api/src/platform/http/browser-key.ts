import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const maxAgeSeconds = 30 * 60

const isSecure = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false

// With the prefix, browsers take the cookie from this host alone, and no neighbour can plant one.
const cookieName = (config: Config): string => (isSecure(config) ? '__Host-delebil-sso' : 'delebil-sso')

/** The secret of a browser that is in the middle of a single sign-on; undefined where it can't be one of ours. */
export const readBrowserKey = (config: Config, { headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const [, value = ''] = cookies.find(([name]) => name === cookieName(config)) ?? []
  return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined
}

/** The cookie that keeps it: for half an hour, for single sign-on only, unseen by scripts and by other sites' forms. */
export const browserKeyCookie = (config: Config, key: string, protocol: string): string =>
  [
    `${cookieName(config)}=${key}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(config) || protocol === 'https' ? ['Secure'] : []),
  ].join('; ')
