import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Whoever chooses the page on which they are already asks for what is new. */
export function useChosenAgain(onAgain: () => void): void {
  const { key } = useLocation()
  const shown = useRef(key)
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    again()
  }, [key])
}
