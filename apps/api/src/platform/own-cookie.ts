import type { Config } from './config.ts'

type Request = { readonly headers: { readonly cookie?: string | undefined } }

const isSecure = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false

/** A cookie of ours that holds a secret of a browser: unseen by scripts and by other sites' forms. */
export const ownCookie = (plainName: string, maxAgeSeconds: number) => {
  // With the prefix, browsers take the cookie from this host alone, and no neighbour can plant one.
  const nameOf = (config: Config): string => (isSecure(config) ? `__Host-${plainName}` : plainName)
  return {
    /** Undefined where it can't be one of ours. */
    read: (config: Config, { headers }: Request): string | undefined => {
      const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
      const [, value = ''] = cookies.find(([name]) => name === nameOf(config)) ?? []
      return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined
    },
    write: (config: Config, key: string, protocol: string): string =>
      [
        `${nameOf(config)}=${key}`,
        'Path=/',
        `Max-Age=${maxAgeSeconds}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(isSecure(config) || protocol === 'https' ? ['Secure'] : []),
      ].join('; '),
  }
}
