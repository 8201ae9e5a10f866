import { useAdminHost } from '@delebil/admin-components'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const REFRESH_MS = 60_000
/** Several changes at once are counted at once. */
const GATHER_MS = 300

/** How much waits for somebody; null where that is not for this person to know. Counted anew when anything was changed. */
export function useCounts() {
  const { api, organizationId: orgId, listen } = useAdminHost()
  const { mutate } = useSWRConfig()
  const { data } = useSWR(
    ['admin', orgId, 'counts'],
    async () => {
      const result = await api.call('admin.counts', { query: { orgId: String(orgId) } })
      return result.ok ? result.value : undefined
    },
    { refreshInterval: REFRESH_MS },
  )
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      gathering = undefined
      // The overview counts as well.
      void mutate((kept: unknown) => Array.isArray(kept) && kept[1] === orgId && kept[2] === 'counts')
    }
    const stop = listen?.(() => {
      gathering ??= setTimeout(count, GATHER_MS)
    })
    return () => {
      stop?.()
      clearTimeout(gathering)
    }
  }, [listen, mutate, orgId])
  return data
}
