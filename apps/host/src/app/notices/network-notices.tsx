import { useSnapshot } from 'valtio/react'
import { useSite } from '../../site/context/site-context.ts'
import type { WaitingAction } from '../../site/offline/waiting-action.ts'
import { UpdatePrompt } from './update-prompt.tsx'
import { WaitingList } from './waiting-list.tsx'

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
    <>
      {isReady && <UpdatePrompt isUnsaved={unsaved.isAny} onUpdate={update} onLater={updates.later} />}
      {actions.length > 0 && (
        <WaitingList
          actions={actions as readonly WaitingAction[]}
          onRemove={(id) => void queue.remove(id)}
          onRetry={(id) => void queue.retry(id, crypto.randomUUID())}
        />
      )}
    </>
  )
}
