import type { SavedView } from '@delebil/core-api/admin'
import { useState } from 'react'
import useSWR from 'swr'
import { useAdminHost } from '../admin-host.ts'
import { ask, type Refused } from '../ask.ts'
import { keyOf } from '../use-record.ts'

export type ViewChange = Partial<Pick<SavedView, 'name' | 'query' | 'isShared' | 'isDefault' | 'position'>>

/** The views of a list that are kept on the server: one's own, and those that others share. */
export function useViews(resource: string) {
  const { api, organizationId: orgId } = useAdminHost()
  const [message, setMessage] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const query = { orgId: String(orgId) }
  const { data, error, mutate } = useSWR<readonly SavedView[], Refused>(
    keyOf(orgId, resource, 'views'),
    async () => (await ask(api.call('saved-views.list', { query: { ...query, resource } }))).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const after = async <T>(work: Promise<{ ok: true; value: T } | { ok: false; refusal: { message: string } }>) => {
    setIsBusy(true)
    setMessage(undefined)
    const result = await work
    if (!result.ok) setMessage(result.refusal.message)
    await mutate()
    setIsBusy(false)
    return result.ok ? result.value : undefined
  }
  const body = (view: ViewChange & { name: string; query: string }) => ({
    resource,
    isShared: false,
    isDefault: false,
    ...view,
  })
  const options = () => ({ idempotencyKey: crypto.randomUUID() })
  return {
    views: data ?? [],
    /** Known, or known not to be known. */
    isKnown: data !== undefined || error !== undefined,
    isBusy,
    message,
    create: (view: ViewChange & { name: string; query: string }) =>
      after(api.call('saved-views.create', { query, body: body(view), ...options() })),
    change: ({ id, version }: SavedView, change: ViewChange) =>
      after(
        api.call('saved-views.change', {
          params: { id: String(id) },
          query,
          body: { ...change, version },
          ...options(),
        }),
      ),
    remove: ({ id, version }: SavedView) =>
      after(
        api.call('saved-views.remove', {
          params: { id: String(id) },
          query: { ...query, version: String(version) },
          ...options(),
        }),
      ),
  } as const
}
