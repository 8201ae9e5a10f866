import { useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import { useKept } from '@delebil/core-api/react'
import { useEffect } from 'react'

const REFRESH_MS = 60_000
/** Several changes at once are counted at once. */
const GATHER_MS = 300

/** How much waits for somebody; null where that is not for this person to know. Counted anew when anything was changed. */
export function useCounts() {
  const { listen } = useAdminHost()
  const { refresh } = useKept()
  const { data } = useAdminAnswer('admin.counts', {}, { refreshInterval: REFRESH_MS, revalidateOnFocus: true })
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      gathering = undefined
      // The overview counts as well.
      void refresh('admin.counts', 'admin.overview')
    }
    const stop = listen?.(() => {
      gathering ??= setTimeout(count, GATHER_MS)
    })
    return () => {
      stop?.()
      clearTimeout(gathering)
    }
  }, [listen, refresh])
  return data
}
