import { createLiveEvents, type LiveEvent, type LiveEvents, wait } from '@delebil/core-api'
import { subscribe } from 'valtio/vanilla'

type Listener = (event: LiveEvent) => void
type Read = (signal: AbortSignal, onEvent: Listener) => Promise<'ended' | 'refused'>

/**
 * One stream for all elements of a partner. It is open while somebody is logged in, something listens and the page is
 * looked at: elements that are taken out leave neither a connection nor a listener.
 */
export function createLive(
  state: { readonly token?: string },
  read: Read,
  getPage: () => Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> = () => document,
): LiveEvents['subscribe'] {
  const live = createLiveEvents({ read, wait, nowMs: () => Date.now() })
  let listeners = 0
  let opened: string | undefined
  let unwatch: (() => void) | undefined

  const look = () => {
    const wanted = listeners > 0 && getPage().visibilityState === 'visible' ? state.token : undefined
    if (wanted === opened) return
    opened = wanted
    // Another session is another stream.
    if (wanted === undefined) live.stop()
    else live.start()
  }
  const watch = () => {
    const undo = subscribe(state, look)
    const page = getPage()
    page.addEventListener('visibilitychange', look)
    return () => {
      undo()
      page.removeEventListener('visibilitychange', look)
    }
  }
  return (listener) => {
    const stop = live.subscribe(listener)
    listeners += 1
    unwatch ??= watch()
    look()
    return () => {
      stop()
      listeners -= 1
      if (listeners > 0) return
      unwatch?.()
      unwatch = undefined
      look()
    }
  }
}
