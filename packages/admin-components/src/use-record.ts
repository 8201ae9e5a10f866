import type { AdminChange, AdminKey, AnyRecord } from '@delebil/core-api/admin'
import { type Asked, answerOf, keyOf, useAsked, useKept } from '@delebil/core-api/react'
import { useAdminHost } from './admin-host.ts'

const calm = { revalidateOnFocus: false } as const

/** One record; without an id nothing is asked. */
export function useRecord(key: AdminKey, id: number | undefined): Asked<AnyRecord> {
  const { api, organizationId: orgId } = useAdminHost()
  const ask = id === undefined ? undefined : async (): Promise<AnyRecord> => answerOf(await api.get(key, id, { orgId }))
  return useAsked(keyOf(`${key}.get`, id, orgId), ask, calm)
}

export function useHistory(key: AdminKey, id: number): Asked<readonly AdminChange[]> {
  const { api, organizationId: orgId } = useAdminHost()
  const ask = async () => answerOf(await api.history(key, id, { orgId })).data
  return useAsked(keyOf(`${key}.history`, id, orgId), ask, calm)
}

/** After a change: the record as it became is known, and lists, panels, history and badges are asked for anew. */
export function useForget() {
  const { forget, refresh, put } = useKept()
  const { organizationId } = useAdminHost()
  return async (key: string, saved?: AnyRecord | 'gone') => {
    if (typeof saved === 'object') await put(keyOf(`${key}.get`, saved.id, organizationId), saved)
    await forget(`${key}.list`, `${key}.found`, `${key}.template`)
    if (saved !== 'gone') await refresh(`${key}.history`, `${key}.panel`, ...(saved ? [] : [`${key}.get`]))
    await refresh('admin.counts', 'admin.overview', `${key}.counts`)
  }
}
