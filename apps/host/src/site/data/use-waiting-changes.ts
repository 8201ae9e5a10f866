import type { WaitingChanges } from '@delebil/core-api/react'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { useSite } from '../context/site-context.ts'
import { isWaitingName, type WaitingAction } from '../offline/waiting-action.ts'

/** What waits for the network, as those who make changes see it. */
export function useWaitingChanges(): WaitingChanges {
  const { queue } = useSite().offline
  const { actions } = useSnapshot(queue.state)
  return useMemo(
    () => ({
      changes: actions as readonly WaitingAction[],
      accepts: isWaitingName,
      add: async (name, input, key) => {
        const { params, body } = input as WaitingAction['input']
        return isWaitingName(name) && queue.add(name, { params, ...(body !== undefined && { body }) }, key)
      },
    }),
    [actions, queue],
  )
}
