export interface Arrival {
  readonly token: string | undefined
  /** The same address without the token. */
  readonly address: string
}

/** The token that a partner's site sent a person with, behind '#' or in the query. */
export function takeToken({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Arrival {
  const query = new URLSearchParams(search)
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? query.get('token') ?? undefined
  query.delete('token')
  return { token, address: query.size === 0 ? pathname : `${pathname}?${query}` }
}
