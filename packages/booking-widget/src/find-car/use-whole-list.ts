import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { whenIdle } from '../data/when-idle.ts'
import type { Results } from '../search/results.ts'
import { WHOLE_AT_MOST_MS } from '../search/use-drawn-count.ts'

/** The map comes once the list is drawn and nothing else is going on; at the latest then. */
const IDLE_AT_MOST_MS = 3000

/**
 * Tells the host when the list is there with all that its rows say; `onWhole` is for the rows to say so. Until then the host may show
 * something else in its place (`isUnseen`), and `isSettled` is false, until the browser rests too.
 */
export function useWholeList({ name }: Results) {
  const { onListShown } = useBookingHost()
  const [isSettled, setIsSettled] = useState(false)
  const isWhole = useRef(false)
  const rest = useRef<() => void>(undefined)
  const onWhole = useCallback(() => {
    if (isWhole.current) return
    isWhole.current = true
    onListShown?.()
    rest.current = whenIdle(() => setIsSettled(true), IDLE_AT_MOST_MS)
  }, [onListShown])
  useEffect(
    () => () => {
      rest.current?.()
      // What begins anew, as all does once in React's strict mode, tells it anew.
      isWhole.current = false
    },
    [],
  )
  const hasRows = name === 'filled'
  const isShown = name !== 'loading'
  useLayoutEffect(() => {
    if (isShown && !hasRows) onWhole()
  }, [isShown, hasRows, onWhole])
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(onWhole, WHOLE_AT_MOST_MS)
    return () => clearTimeout(timer)
  }, [isShown, onWhole])
  return { isSettled, isUnseen: onListShown !== undefined && !isWhole.current, onWhole }
}
