import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ChosenStyle, chooseStyle } from './choose-style.ts'
import type { MapTheme } from './ground-colors.ts'

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
    void chooseStyle(styleUrl, gone.signal).then((chosen) => {
      if (!chosen || gone.signal.aborted) return
      try {
        drawn = latest.current(holder, chosen)
        setMap(drawn)
      } catch {
        setMap('unavailable')
      }
    })
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
