import type { Map as BaseMap } from 'maplibre-gl'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './at-place.css.ts'
import type { Point } from './world.ts'

export interface AtPlaceProps {
  readonly base: BaseMap
  readonly point: Point
  readonly children: ReactNode
}

/** Keeps what is in it at a place of the map, however the map moves. */
export function AtPlace({ base, point: { latitude, longitude }, children }: AtPlaceProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const put = () => {
      const { x, y } = base.project([longitude, latitude])
      if (element.current) element.current.style.transform = `translate(${x}px, ${y}px)`
    }
    put()
    base.on('move', put)
    base.on('resize', put)
    return () => {
      base.off('move', put)
      base.off('resize', put)
    }
  }, [base, latitude, longitude])
  return (
    <div ref={element} className={css.place}>
      {children}
    </div>
  )
}
