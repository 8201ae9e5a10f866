import { type RefObject, useEffect, useRef } from 'react'

/** So long a press may take to make its own button go away, once it is done. */
const WITHIN_MS = 2000

/** Where a button goes away because of what it did, the focus stays among those beside it and is not lost to the page. */
export function useFocusAfter(bar: RefObject<HTMLElement | null>): () => void {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return () => {
    const until = performance.now() + WITHIN_MS
    const look = () => {
      const focused = document.activeElement
      if (focused === document.body) return bar.current?.focus()
      const mayGo = bar.current?.contains(focused) || focused?.closest('[role=dialog], [role=alertdialog]')
      if (mayGo && performance.now() < until) frame.current = requestAnimationFrame(look)
    }
    cancelAnimationFrame(frame.current)
    // A dialog gives the focus back a moment after it has gone.
    frame.current = requestAnimationFrame(() => requestAnimationFrame(look))
  }
}
