import { useKept } from '@delebil/core-api/react'
import { useEffect } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { keptNames } from '../../site/offline/cache-answers.ts'

/** Asks anew for what is shown from the device as soon as the server has something newer. */
export function useOfflineRefresh(): void {
  const { offline } = useSite()
  const { refresh } = useKept()
  useEffect(() => offline.onStale((name) => void refresh(...(name ? [name] : keptNames))), [offline, refresh])
}
