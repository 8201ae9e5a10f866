import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ChosenStyle, chooseStyle } from './choose-style.ts'
import type { MapTheme } from './ground-colors.ts'
import { nextTask } from './turns.ts'

interface Drawn {
  readonly showTheme: (theme: MapTheme) => void
  readonly remove: () => void
}

export interface DrawnMapAsked<T extends Drawn> {
  readonly element: RefObject<HTMLElement | null>
  readonly styleUrl: string | undefined
  readonly theme: MapTheme
  /** Draws in the element; throws where the browser can't. */
  readonly create: (element: HTMLElement, chosen: ChosenStyle) => T
}

/** A map in an element for as long as that is there: undefined until it is drawn, `unavailable` where it can't be. */
export function useDrawnMap<T extends Drawn>({ element, styleUrl, theme, create }: DrawnMapAsked<T>) {
  const latest = useRef(create)
  latest.current = create
  const [map, setMap] = useState<T | 'unavailable'>()
  useEffect(() => {
    const holder = element.current
    if (!holder) return
    const gone = new AbortController()
    let drawn: T | undefined
    const { signal } = gone
    // Each part of it in a task of its own: on a slow phone all together holds the page up for a third of a second.
    const draw = async () => {
      const chosen = await chooseStyle(styleUrl, signal)
      await nextTask()
      if (!chosen || signal.aborted) return
      drawn = latest.current(holder, chosen)
      await nextTask()
      if (!signal.aborted) setMap(drawn)
    }
    draw().catch(() => signal.aborted || setMap('unavailable'))
    return () => {
      gone.abort()
      setMap(undefined)
      drawn?.remove()
    }
  }, [element, styleUrl])
  useEffect(() => {
    if (typeof map === 'object') map.showTheme(theme)
  }, [map, theme])
  return map
}
