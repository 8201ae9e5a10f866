import { useEffect, useRef } from 'react'
import { fetchNextParts } from './parts.ts'

/** When what the next press opens is fetched: once the list is drawn and the browser rests, or not before somebody comes near. */
export type NextPartsWhen = 'idle' | 'near'

/** Fetches it. The handlers go on the element that somebody comes near to: with a pointer, a finger or the keyboard. */
export function useNextParts(isSettled: boolean, when: NextPartsWhen) {
  const isNear = useRef(when === 'idle')
  useEffect(() => {
    if (isSettled && isNear.current) fetchNextParts()
  }, [isSettled])
  const comeNear = () => {
    if (isNear.current) return
    isNear.current = true
    if (isSettled) fetchNextParts()
  }
  return { onPointerEnter: comeNear, onFocus: comeNear }
}
