import { type RefObject, useLayoutEffect } from 'react'
import type { ScreenControl } from './use-screen.ts'

/** A car, its booking and what came of that open at their top, however far what was there before had been scrolled. `view` lies in what scrolls. */
export function useStartAtTop(view: RefObject<HTMLElement | null>, { current, carId }: ScreenControl): void {
  const { name } = current
  const isDone = current.name === 'booking' && current.isDone
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is what begins anew
  useLayoutEffect(() => {
    const scroller = view.current?.parentElement
    if (scroller) scroller.scrollTop = 0
  }, [view, name, isDone, carId])
}
