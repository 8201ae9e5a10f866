import type { BikeStation, CarHit } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { MAP_ZOOM_DEFAULT } from '@delebil/validation/constants'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBookingHost } from '../booking-host.ts'
import { useBikeStations } from '../data/use-bike-stations.ts'
import { mapText } from '../locale/map-text.ts'
import { texts } from '../locale/texts.ts'
import { MapBoundary } from '../map/map-boundary.tsx'
import { useShownTheme } from '../panel/use-shown-theme.ts'
import { useIsNear } from '../picture/use-is-near.ts'
import { usePlace } from '../search/data.ts'
import type { Search } from '../search/model.ts'
import { narrowingFilters } from '../search/query.ts'
import { mapFrame, mapNote } from './find-car.css.ts'
import { nearestToFit } from './nearest-to-fit.ts'

// Half a megabyte of map comes after the list, and the list never waits for it.
const CarMap = lazy(() => import('../map/car-map.tsx').then((module) => ({ default: module.CarMap })))

const StationCard = lazy(() => import('./station-card.tsx').then((module) => ({ default: module.StationCard })))

/** The car whose row is pointed at. */
export interface Highlight {
  carId: number | undefined
}

export interface MapSlotProps {
  /** False while something else comes first; a press on its place brings the map anyway. */
  readonly isWanted: boolean
  readonly highlight: Highlight
  readonly search: Search
  readonly cars: readonly CarHit[]
  readonly selectedCarId: number | undefined
  readonly onSelectCar: (carId: number) => void
}

/** The map of the cars that were found, once it is there. */
export function MapSlot({ isWanted, search, cars, highlight, selectedCarId, onSelectCar }: MapSlotProps) {
  const { mapStyleUrl, mapWhen } = useBookingHost()
  const { filters, hideUnavailableCars, mapPosition, showBikes } = useSnapshot(search.state)
  const { stations } = useBikeStations(showBikes, showBikes)
  const [stationId, setStationId] = useState<string>()
  const bikes = useMemo(
    () => (showBikes ? stations?.map((station) => toMapStation(station, stationId)) : undefined),
    [showBikes, stations, stationId],
  )
  const station = showBikes ? stations?.find(({ id }) => id === stationId) : undefined
  const place = usePlace(search)
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const theme = useShownTheme(frame)
  const markers = useMemo(() => cars.map(marker), [cars])
  const shownId = useSnapshot(highlight).carId ?? selectedCarId
  const chosen = markers.find(({ id }) => id === selectedCarId)
  const view = mapPosition ?? { latitude: place.latitude, longitude: place.longitude, zoom: MAP_ZOOM_DEFAULT }
  const { latitude, longitude } = place
  const asked = JSON.stringify([latitude, longitude, narrowingFilters(filters), hideUnavailableCars])
  const isFree = mapPosition === undefined
  const fit = useMemo(
    () => ({ search: asked, place: { latitude, longitude }, cars: nearestToFit(cars), isFree }),
    [asked, latitude, longitude, cars, isFree],
  )
  const [wasAskedFor, setWasAskedFor] = useState(false)
  const ask = () => setWasAskedFor(true)
  const note = <p className={mapNote}>{texts.map.loading}</p>
  const mustBeAskedFor = mapWhen === 'asked' || savesData()
  if (!wasAskedFor && !mustBeAskedFor && (!isWanted || (mapWhen === 'near' && !isNear))) {
    return (
      <div ref={frame} className={mapFrame} onPointerDown={ask}>
        {note}
      </div>
    )
  }
  if (!wasAskedFor && mustBeAskedFor) {
    return (
      <div ref={frame} className={mapFrame}>
        <div className={mapNote}>
          <Button onPress={ask}>{mapText.show}</Button>
        </div>
      </div>
    )
  }
  return (
    <div ref={frame} className={mapFrame}>
      <MapBoundary instead={<p className={mapNote}>{texts.map.failed}</p>}>
        <Suspense fallback={note}>
          <CarMap
            cars={markers}
            selectedCarId={shownId}
            onSelectCar={onSelectCar}
            stations={bikes}
            onSelectStation={setStationId}
            position={place}
            fit={fit}
            parking={chosen}
            center={view}
            zoom={view.zoom}
            onMove={search.setMapPosition}
            styleUrl={mapStyleUrl}
            theme={theme}
            label={texts.map.label}
          />
        </Suspense>
        {station && (
          <Suspense>
            <StationCard station={station} onClose={() => setStationId(undefined)} />
          </Suspense>
        )}
      </MapBoundary>
    </div>
  )
}

function marker({ id, model, maxAvailability, location: { coordinates } }: CarHit) {
  return { id, label: model, availability: maxAvailability, longitude: coordinates[0], latitude: coordinates[1] }
}

function toMapStation({ id, location: { coordinates } }: BikeStation, selectedId: string | undefined) {
  const [longitude, latitude] = coordinates
  return { id, longitude, latitude, isSelected: id === selectedId }
}

/** The person has told the browser to load less: the map is then theirs to ask for. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
