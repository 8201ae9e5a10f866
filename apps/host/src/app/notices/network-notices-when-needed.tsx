import { Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import { useSite } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'

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
