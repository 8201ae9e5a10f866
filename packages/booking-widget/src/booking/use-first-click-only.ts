import { type RefObject, useEffect } from 'react'
import { DOUBLE_CLICK_MS } from './use-second-click.ts'

/** Lets the second click of a double click, whose first one brought the element to the screen, follow no link in it. */
export function useFirstClickOnly(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shownAt = performance.now()
    const stop = (event: MouseEvent) => {
      if (event.detail < 2 || performance.now() - shownAt > DOUBLE_CLICK_MS) return
      event.preventDefault()
      event.stopPropagation()
    }
    const frame = element.current
    frame?.addEventListener('click', stop, { capture: true })
    return () => frame?.removeEventListener('click', stop, { capture: true })
  }, [element])
}
