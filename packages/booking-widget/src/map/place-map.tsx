import { lazy, Suspense, useRef } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useShownTheme } from '../panel/use-shown-theme.ts'
import { MapBoundary } from './map-boundary.tsx'
import { frame } from './place-map.css.ts'
import type { Point } from './world.ts'

const DrawnPlaceMap = lazy(() => import('./drawn-place-map.tsx').then((module) => ({ default: module.DrawnPlaceMap })))

export interface PlaceMapProps {
  readonly point: Point
  /** What stands there, on the pin. */
  readonly name: string
  /** What the map is called to a screen reader. */
  readonly label: string
}

/** A small map of one place, in the room it is given. What it shows is said beside it in words too: where a map can't be had, nothing is lost. */
export function PlaceMap(props: PlaceMapProps) {
  const { mapStyleUrl } = useBookingHost()
  const element = useRef<HTMLDivElement>(null)
  const theme = useShownTheme(element) ?? 'light'
  return (
    <div ref={element} className={frame}>
      <MapBoundary>
        <Suspense>
          <DrawnPlaceMap {...props} styleUrl={mapStyleUrl} theme={theme} />
        </Suspense>
      </MapBoundary>
    </div>
  )
}
