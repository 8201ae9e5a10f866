import { useEffect, useRef } from 'react'
import { useAdminHost } from '../admin-host.ts'

/** Several changes at once are looked at once. */
const GATHER_MS = 200
/** What the stream of events misses is found by looking. */
const LOOK_EVERY_MS = 30_000

/** Calls `look` soon after records of a kind were changed by anybody, with their ids; and now and then without any. */
export function useChanges(resource: string, look: (ids: readonly number[]) => void, isOn = true): void {
  const { listen, online } = useAdminHost()
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    if (!isOn || !online) return
    const ids = new Set<number>()
    let gathering: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      gathering = undefined
      latest.current([...ids])
      ids.clear()
    }
    const stop = listen?.((change) => {
      if (change && change.resource !== resource) return
      if (change) ids.add(change.id)
      gathering ??= setTimeout(tell, GATHER_MS)
    })
    const isSeen = () => document.visibilityState === 'visible'
    const lookNow = () => isSeen() && latest.current([])
    const timer = setInterval(lookNow, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      stop?.()
      clearTimeout(gathering)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [resource, listen, online, isOn])
}
