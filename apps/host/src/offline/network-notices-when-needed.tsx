import { Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import { lazyPart } from '../site/lazy-part.tsx'
import { useSite } from '../site/site-context.ts'

const NetworkNotices = lazyPart(async () => (await import('./network-notices.tsx')).NetworkNotices)

/** Nothing, and nothing fetched, while there is nothing to tell. */
export function NetworkNoticesWhenNeeded() {
  const { updates, offline } = useSite()
  const { isReady } = useSnapshot(updates.state)
  const { actions } = useSnapshot(offline.queue.state)
  if (!isReady && actions.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NetworkNotices />
    </Suspense>
  )
}
