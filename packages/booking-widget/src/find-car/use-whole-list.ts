import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { whenIdle } from '../data/when-idle.ts'
import type { Results } from '../search/results.ts'

/** A list whose prices and ways on foot have not come after so long is taken as it is. */
const WHOLE_AT_MOST_MS = 1000
/** The map comes once the list is drawn and nothing else is going on; at the latest then. */
const IDLE_AT_MOST_MS = 3000

/**
 * Tells the host when the list is there with all that its rows say. `onWhole` is for the rows to say so; until then the host may show something else in its place (`isUnseen`). `isSettled` is false until
 * then and until the browser rests.
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
  useEffect(() => () => rest.current?.(), [])
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
