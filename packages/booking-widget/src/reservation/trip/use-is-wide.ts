import { type RefObject, useLayoutEffect, useState } from 'react'
import { WIDE_EM } from './trip.css.ts'

/** Whether a page has room for two columns, at the size of its text: a partner's may be narrow in a wide window. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const look = () => setIsWide(current.clientWidth >= WIDE_EM * Number.parseFloat(getComputedStyle(current).fontSize))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [element])
  return isWide
}
