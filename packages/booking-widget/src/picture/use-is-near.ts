import { type RefObject, useEffect, useState } from 'react'

/** True from when the element first comes near the screen on. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])
  return isNear
}
