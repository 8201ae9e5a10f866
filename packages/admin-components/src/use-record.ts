import type { AdminChange, AdminKey } from '@delebil/core-api/admin'
import useSWR, { useSWRConfig } from 'swr'
import { useAdminHost } from './admin-host.ts'
import type { AnyRecord } from './any-record.ts'
import { ask, askAgain, type Refused } from './ask.ts'

export const keyOf = (organizationId: number, key: string, ...rest: readonly unknown[]) => [
  'admin',
  organizationId,
  key,
  ...rest,
]

/** One record; without an id nothing is asked. */
export function useRecord(key: AdminKey, id: number | undefined) {
  const { api, organizationId } = useAdminHost()
  return useSWR<AnyRecord, Refused>(
    id === undefined ? null : keyOf(organizationId, key, 'get', id),
    async () => (await ask(api.get(key, id ?? 0, { orgId: organizationId }))) as unknown as AnyRecord,
    { ...askAgain, revalidateOnFocus: false },
  )
}

export function useHistory(key: AdminKey, id: number) {
  const { api, organizationId } = useAdminHost()
  return useSWR<readonly AdminChange[], Refused>(
    keyOf(organizationId, key, 'history', id),
    async () => (await ask(api.history(key, id, { orgId: organizationId }))).data,
    { ...askAgain, revalidateOnFocus: false },
  )
}

/** After a change: the record as it became is known, and lists, panels, history and badges are asked for anew. */
export function useForget() {
  const { mutate, cache } = useSWRConfig()
  const { organizationId } = useAdminHost()
  return async (key: string, saved?: AnyRecord | 'gone') => {
    const isOf =
      (...parts: readonly string[]) =>
      (kept: unknown) =>
        Array.isArray(kept) && kept[1] === organizationId && kept[2] === key && parts.includes(kept[3])
    if (typeof saved === 'object')
      await mutate(keyOf(organizationId, key, 'get', saved.id), saved, { revalidate: false })
    await mutate(isOf('list', 'found', 'template'), undefined, { revalidate: true })
    // The pages of a list are forgotten by now; who shows it asks for them.
    for (const kept of cache.keys()) {
      if (kept.startsWith('$inf$') && kept.includes(`"admin",${organizationId},"${key}","list",`)) await mutate(kept)
    }
    if (saved !== 'gone') await mutate(isOf('history', 'panel', ...(saved ? [] : ['get'])))
    await mutate((kept: unknown) => Array.isArray(kept) && kept[1] === organizationId && kept[2] === 'counts')
  }
}
