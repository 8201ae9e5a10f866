import { useSyncExternalStore } from 'react'

/** A list is lines and not columns there. */
const NARROW = 'screen and (max-width: 719.98px)'

const listen = (tell: () => void) => {
  const room = window.matchMedia(NARROW)
  room.addEventListener('change', tell)
  return () => room.removeEventListener('change', tell)
}

/** True where there is no room for columns. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
