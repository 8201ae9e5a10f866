import { type RefObject, useEffect } from 'react'
import type { ScreenControl } from './use-screen.ts'

/** Escape leads back from a car or its booking, and the focus returns to the row of the car that was left. */
export function useWayBack(frame: RefObject<HTMLElement | null>, screen: ScreenControl): void {
  const { current, lastCarId, back } = screen
  const isList = current.name === 'list'

  useEffect(() => {
    const element = frame.current
    if (!element || isList) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) back()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [frame, isList, back])

  useEffect(() => {
    if (!isList || lastCarId === undefined) return
    frame.current?.querySelector<HTMLElement>(`[data-car="${lastCarId}"] button`)?.focus({ preventScroll: false })
  }, [frame, isList, lastCarId])
}
