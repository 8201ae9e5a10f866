import { useEffect, useEffectEvent } from 'react'

const AGAIN_MS = 2000

/** Looks again for as long as something happens by itself: what tells of it as it happens may be lost on its way. */
export function useAgain(isMoving: boolean, look: () => void) {
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => lookNow(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMoving])
}
