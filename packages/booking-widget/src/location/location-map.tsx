import type { Location } from '@delebil/core-api'
import { MAP_ZOOM_DEFAULT } from '@delebil/validation/constants'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { locationTexts } from '../locale/location-texts.ts'
import { MapBoundary } from '../map/map-boundary.tsx'
import { useShownTheme } from '../panel/use-shown-theme.ts'
import { mapFrame } from './location.css.ts'

const CarMap = lazy(() => import('../map/car-map.tsx').then((module) => ({ default: module.CarMap })))
const noCars: readonly never[] = []
const nothing = () => undefined

/** Where the place is. The page says all of it in words too, so that a map that can't be had costs nothing. */
export function LocationMap({ location: { name, geojson } }: { readonly location: Location }) {
  const { mapStyleUrl } = useBookingHost()
  const frame = useRef<HTMLDivElement>(null)
  const theme = useShownTheme(frame)
  const [longitude, latitude] = geojson.coordinates
  const point = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
  return (
    <div ref={frame} className={mapFrame}>
      <MapBoundary>
        <Suspense>
          <CarMap
            cars={noCars}
            onSelectCar={nothing}
            parking={point}
            center={point}
            zoom={MAP_ZOOM_DEFAULT}
            onMove={nothing}
            styleUrl={mapStyleUrl}
            theme={theme}
            label={locationTexts.map(name)}
          />
        </Suspense>
      </MapBoundary>
    </div>
  )
}
