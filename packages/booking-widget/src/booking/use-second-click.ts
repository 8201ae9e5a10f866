import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** A double click takes no longer than this on any system (ms). */
export const DOUBLE_CLICK_MS = 600

/**
 * Tells the second click of a double click whose first one brought the element to the screen: the button under it is another
 * one by then, and nobody meant to press it.
 */
export function useSecondClick(element: RefObject<HTMLElement | null>): () => boolean {
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  const clicks = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
    const count = (event: MouseEvent) => {
      clicks.current = event.detail
    }
    const frame = element.current
    frame?.addEventListener('click', count, { capture: true })
    return () => frame?.removeEventListener('click', count, { capture: true })
  }, [element])
  return useCallback(() => clicks.current > 1 && performance.now() - shownAt.current < DOUBLE_CLICK_MS, [])
}
