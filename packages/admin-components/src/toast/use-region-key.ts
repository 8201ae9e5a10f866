import { type RefObject, useCallback, useEffect, useRef } from 'react'

const focusable = 'button:not([disabled])'

/** F6 moves the focus into a region and back to where it was, Escape back too. Answers what gives the focus back. */
export function useRegionKey(region: RefObject<HTMLElement | null>, isThere: boolean): () => void {
  const before = useRef<Element>(null)
  const giveBack = useCallback(() => {
    const { current } = before
    before.current = null
    const home = current?.isConnected ? current : document.querySelector('h1')
    if (home instanceof HTMLElement) home.focus()
  }, [])
  useEffect(() => {
    if (!isThere) return undefined
    const onKey = (event: KeyboardEvent) => {
      const isInside = region.current?.contains(document.activeElement) === true
      if (event.key !== 'F6' && !(event.key === 'Escape' && isInside)) return
      event.preventDefault()
      event.stopPropagation()
      if (isInside) return giveBack()
      before.current = document.activeElement
      region.current?.querySelector<HTMLElement>(focusable)?.focus()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [isThere, region, giveBack])
  return giveBack
}
