import { media } from '@delebil/ui/theme'
import { useCallback, useSyncExternalStore } from 'react'

/** True from the spec's mobile breakpoint up. */
export function useWide(): boolean {
  const listen = useCallback((onChange: () => void) => {
    const query = matchMedia(media.wide)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  return useSyncExternalStore(
    listen,
    () => matchMedia(media.wide).matches,
    // A server knows no screen, and draws for a phone.
    () => false,
  )
}
