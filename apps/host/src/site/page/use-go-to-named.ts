import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Goes to what the address names when it is filled: what waits for its answer is not there when the page opens. */
export function useGoToNamed(name: string, isFilled: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isNamed = hash === `#${name}`
  useEffect(() => {
    if (!isNamed || !isFilled) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [isNamed, isFilled])
  return place
}
