import { useForget } from '@delebil/admin-components'
import { useEffect, useEffectEvent } from 'react'

const AGAIN_MS = 2000

/** Looks again for as long as something happens by itself. */
export function useAgain(isMoving: boolean, alsoAgain: () => void) {
  const forget = useForget()
  const look = useEffectEvent(() => {
    void forget('billing-runs')
    alsoAgain()
  })
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => look(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMoving])
}
