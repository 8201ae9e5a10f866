import { useAdminHost } from '@delebil/admin-components'
import useSWR from 'swr'

const REFRESH_MS = 60_000

/** How much waits for somebody; null where that is not for this person to know. */
export function useCounts() {
  const { api, organizationId: orgId } = useAdminHost()
  const { data } = useSWR(
    ['admin', orgId, 'counts'],
    async () => {
      const result = await api.call('admin.counts', { query: { orgId: String(orgId) } })
      return result.ok ? result.value : undefined
    },
    { refreshInterval: REFRESH_MS },
  )
  return data
}
