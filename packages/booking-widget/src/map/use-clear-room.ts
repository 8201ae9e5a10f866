import { type RefObject, useEffect, useState } from 'react'
import { type Insets, insetsOf, noInsets } from './insets.ts'

/** What of a map is covered: `clear` lies in the part that is not, whatever it is that covers the rest. */
export function useClearRoom(frame: RefObject<HTMLElement | null>, clear: RefObject<HTMLElement | null>): Insets {
  const [insets, setInsets] = useState(noInsets)
  useEffect(() => {
    const [outer, inner] = [frame.current, clear.current]
    if (!outer || !inner) return
    const read = () =>
      setInsets((was) => {
        const is = insetsOf(outer, inner)
        return JSON.stringify(is) === JSON.stringify(was) ? was : is
      })
    const watch = new ResizeObserver(read)
    watch.observe(outer)
    watch.observe(inner)
    read()
    return () => watch.disconnect()
  }, [frame, clear])
  return insets
}
