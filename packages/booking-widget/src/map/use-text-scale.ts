import { type RefObject, useEffect, useState } from 'react'
import { MEASURED_PX } from './mark-sizes.ts'

/** How much larger than designed the text around an element is; it follows the person's choice at once. */
export function useTextScale(measure: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = measure.current
    if (!element) return
    const read = () => setScale(element.offsetWidth / MEASURED_PX || 1)
    const watch = new ResizeObserver(read)
    watch.observe(element)
    read()
    return () => watch.disconnect()
  }, [measure])
  return scale
}
