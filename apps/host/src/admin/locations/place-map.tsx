import type { PlaceMapProps } from '@delebil/admin-components'
import { MapBoundary } from '@delebil/booking-widget'
import { lazy, Suspense } from 'react'

// Half a megabyte of map comes after the form, and the form never waits for it.
const DrawnPlace = lazy(() => import('./drawn-place.tsx').then((module) => ({ default: module.DrawnPlace })))

/** A place on the member's own map. The form says all of it in words too: a map that can't be had costs nothing. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <MapBoundary>
      <Suspense>
        <DrawnPlace {...props} />
      </Suspense>
    </MapBoundary>
  )
}
