import type { Endpoint } from '@delebil/core-api'

type Asked = { readonly params?: unknown }

/** Whom a call shows to staff: that of every call that reads of one person; undefined where it is about nobody alone. */
export const personOfCall = (name: string, { method }: Endpoint, { params }: Asked): number | undefined => {
  if (method !== 'GET' || !name.startsWith('persons.')) return undefined
  const { id } = (params ?? {}) as { readonly id?: unknown }
  return typeof id === 'number' ? id : undefined
}
