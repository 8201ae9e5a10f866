import { Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import { lazyPart } from '../site/lazy-part.tsx'
import { useSite } from '../site/site-context.ts'
import type { WaitingAction } from './waiting-action.ts'

const UpdatePrompt = lazyPart(async () => (await import('./update-prompt.tsx')).UpdatePrompt)
const WaitingList = lazyPart(async () => (await import('./waiting-list.tsx')).WaitingList)

/** What the person should know about the network and the site itself, on every page. */
export function NetworkNotices() {
  const { updates, unsaved, offline } = useSite()
  const { queue } = offline
  const { isReady } = useSnapshot(updates.state)
  const { actions } = useSnapshot(queue.state)
  function update(): void {
    unsaved.letGo()
    updates.apply()
  }
  return (
    <Suspense fallback={null}>
      {isReady && <UpdatePrompt isUnsaved={unsaved.isAny} onUpdate={update} onLater={updates.later} />}
      {actions.length > 0 && (
        <WaitingList
          actions={actions as readonly WaitingAction[]}
          onRemove={(id) => void queue.remove(id)}
          onRetry={(id) => void queue.retry(id, crypto.randomUUID())}
        />
      )}
    </Suspense>
  )
}
