import { useEffect, useEffectEvent, useRef } from 'react'

/** Looks again when the record that something tells of has become another version. */
export function useWhenChanged(version: number, look: () => void) {
  const seen = useRef(version)
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    lookNow()
  }, [version])
}
